// Keys, screen readers and the page's theme, for the puzzle this element stands in.
// Everything works without it except the keys; choosing and checking are real Buttons.

const group = (button) => button.closest(".wt-choices");
const isDark = () => {
  const { jpThemeLight } = document.body.dataset;
  if (jpThemeLight) return jpThemeLight === "false";
  if (document.body.classList.contains("theme-dark")) return true;
  if (document.body.classList.contains("theme-light")) return false;
  return matchMedia("(prefers-color-scheme: dark)").matches;
};

// The nearest button in a row above or below, as the eye would go.
function beyond(from, buttons, down) {
  const middle = (each) => each.left + each.width / 2;
  const here = from.getBoundingClientRect();
  const far = buttons
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top > here.bottom - 12 : box.bottom < here.top + 12))
    .sort((a, b) => Math.abs(a.box.top - here.top) - Math.abs(b.box.top - here.top));
  const row = far.filter(({ box }) => Math.abs(box.top - far[0].box.top) < 12);
  row.sort((a, b) => Math.abs(middle(a.box) - middle(here)) - Math.abs(middle(b.box) - middle(here)));
  return row[0]?.button;
}

// What a page may do differs: some have a clipboard, some only the old command, some neither.
async function copied(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}

function render({ model, el }) {
  const stop = new AbortController();
  const listen = (target, type, handler, options = {}) =>
    target.addEventListener(type, handler, { signal: stop.signal, ...options });
  let root = null;
  const mine = (selector) => [...root.querySelectorAll(selector)].filter((each) => each.closest(".wt-scope") === root);
  const choices = (within) =>
    [...(within?.querySelectorAll("button.wt-choice") ?? [])].filter((each) => !each.disabled);

  const isSeen = (each) => each.getClientRects().length > 0;
  const press = (selector) => mine(selector).filter(isSeen)[0]?.click();

  // What is said aloud stands in regions that are never made anew.
  el.classList.add("wt-spoken");
  const region = (live, trait) => {
    const said = document.createElement("div");
    said.setAttribute("aria-live", live);
    said.setAttribute("role", live === "assertive" ? "alert" : "status");
    el.append(said);
    const say = () => (said.textContent = model.get(trait));
    model.on(`change:${trait}`, say);
    return () => model.off(`change:${trait}`, say);
  };
  // A verdict below the window is of no use: bring its first line in, once for each answer.
  let judged = false;
  const reveal = () => {
    const now = Boolean(model.get("verdict"));
    if (now && !judged) requestAnimationFrame(() => mine(".wt-verdict h3")[0]?.scrollIntoView({ block: "nearest" }));
    judged = now;
  };
  model.on("change:verdict", reveal);
  const quiet = [() => model.off("change:verdict", reveal), region("polite", "status"), region("assertive", "verdict")];

  // Notebook commands hang on single keys, so no key pressed in here may reach the notebook.
  listen(window, "keydown", (event) => {
    if (!root || event.target.closest?.(".wt-scope") !== root) return;
    if ((event.ctrlKey || event.metaKey) && event.key !== "Enter") return; // save, copy, find
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input, select, textarea")) return;
    const chosen = event.target.closest("button.wt-choice");
    const all = choices(chosen ? group(chosen) : mine(".wt-choices")[0]);
    const at = all.indexOf(chosen);
    const check = mine("button.wt-check")[0];
    const again = check?.classList.contains("wt-again");
    let next = null;
    if (/^[1-9]$/.test(event.key)) {
      next = all[Number(event.key) - 1];
      next?.click();
    } else if (event.key === "ArrowRight") next = at < 0 ? null : all[at + 1] ?? all[0];
    else if (event.key === "ArrowLeft") next = at < 0 ? null : all[at - 1] ?? all.at(-1);
    else if (event.key === "ArrowDown") next = at < 0 ? null : beyond(chosen, all, true) ?? all[at + 1];
    else if (event.key === "ArrowUp") next = at < 0 ? null : beyond(chosen, all, false) ?? all[at - 1];
    else if (event.key === "Enter" && chosen && (again || chosen.classList.contains("wt-on"))) {
      if (!event.repeat) check?.click(); // a key held down must not put the verdict away
      event.preventDefault();
    } else if (event.key === "e") press("button.wt-equal");
    else if (event.key === "u" || event.key === "Backspace") press("button.wt-undo");
    else if (event.key === "h") press("button.wt-hint-more");
    else if (event.key === "Escape") model.send({ do: "clear" });
    else if (event.key === "?") model.send({ do: "keys" });
    if (next) {
      next.focus();
      event.preventDefault();
    }
  }, { capture: true });

  // One stop for Tab in each group of choices; arrow keys go on from there.
  const rove = (within) => {
    const all = choices(within);
    const current = all.find((each) => each === document.activeElement)
      ?? all.find((each) => each.classList.contains("wt-on")) ?? all[0];
    for (const each of all) {
      const index = each === current ? 0 : -1;
      if (each.tabIndex !== index) each.tabIndex = index;
    }
  };

  const tell = (what, value) => {
    if (model.get(what) === value) return;
    model.set(what, value);
    model.save_changes();
  };
  const tellTheme = () => tell("dark", isDark());
  const sized = new ResizeObserver(([entry]) => {
    const width = Math.floor(entry.contentRect.width / 20) * 20;
    if (width > 0) tell("room", width);
  });
  let measured = null;

  // In a lesson: the puzzle left by "Next" or "Back". The focus goes into the one that takes its place.
  let left = null;
  const puzzle = () => [...root.querySelectorAll(".wt-stage > .wt-puzzle")].filter(isSeen).at(-1);
  const enter = () => {
    const now = left && puzzle();
    if (!now || now === left) return;
    const all = choices(now.querySelector(".wt-choices"));
    if (!all.length) return; // not all of it is here yet
    left = null;
    now.closest(".wt-practice").scrollIntoView({ block: "start" });
    (all.find((each) => each.tabIndex === 0) ?? all[0]).focus({ preventScroll: true });
  };

  // The first choice of a puzzle left for another in the same view; the focus goes to the first of the new one.
  let old = null;
  const first = () => choices(mine(".wt-choices")[0])[0];
  const arrive = () => {
    const now = old && first();
    if (!now || now === old) return;
    old = null;
    root.scrollIntoView({ block: "start" });
    now.focus({ preventScroll: true });
  };

  // Widgets arrive in their own time and order, so this runs after every change.
  const mend = () => {
    const [table] = mine(".wt-table-box");
    if (table && table !== measured) sized.observe((measured = table));
    for (const button of mine("button.wt-toggle")) {
      const pressed = String(button.classList.contains("wt-on"));
      if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
    }
    for (const pair of mine("button.wt-pair")) { // its text is the rank alone
      if (pair.title && pair.getAttribute("aria-label") !== pair.title) pair.setAttribute("aria-label", pair.title);
    }
    for (const canvas of mine("canvas.wt-table")) {
      if (canvas.tabIndex !== -1) canvas.tabIndex = -1; // it would keep Tab for itself
      if (canvas.getAttribute("role") !== "img") canvas.setAttribute("role", "img");
      const label = model.get("label");
      if (canvas.getAttribute("aria-label") !== label) canvas.setAttribute("aria-label", label);
    }
    for (const button of mine("button.wt-check, button.wt-hint-more")) {
      const idle = String(button.classList.contains("wt-idle"));
      if (button.getAttribute("aria-disabled") !== idle) button.setAttribute("aria-disabled", idle);
    }
    mine(".wt-choices").forEach(rove);
    enter();
    arrive();
  };

  const begin = () => {
    root = el.closest(".wt-scope");
    if (!root || stop.signal.aborted) return Boolean(root);
    mend();
    tellTheme();
    const seen = new MutationObserver(mend);
    seen.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
    const page = new MutationObserver(tellTheme);
    page.observe(document.body, { attributes: true, attributeFilter: ["class", "data-jp-theme-light"] });
    listen(matchMedia("(prefers-color-scheme: dark)"), "change", tellTheme);
    listen(root, "focusin", (event) => {
      if (event.target.matches("canvas")) event.target.blur();
      if (event.target.matches("button.wt-choice")) rove(group(event.target));
    });
    listen(root, "click", (event) => {
      if (event.target.closest(".wt-steer button")?.closest(".wt-scope") === root) left = puzzle();
      if (event.target.closest("button.wt-next-puzzle")?.closest(".wt-scope") === root) old = first();
    }, { capture: true });
    listen(root, "click", async (event) => {
      const button = event.target.closest("button.wt-copy");
      if (button?.closest(".wt-scope") !== root) return;
      const what = button.matches(".wt-copy-id") ? "id" : "yaml";
      const field = mine(`.wt-text-${what}`)[0];
      const done = await copied(model.get("copies")[what], field);
      if (done) button.focus(); // else the text stays selected
      model.send({ do: "copied", what, done });
    });
    // The canvas would keep wheel and touch from scrolling the page, and report every move.
    for (const type of ["wheel", "mousemove", "touchstart", "touchmove", "touchend"])
      listen(root, type, (event) => event.target.matches("canvas") && event.stopPropagation(), { capture: true });
    // The step under the pointer, else the one with the focus, is shown on the table.
    const step = (event) => {
      const found = event.target.closest("[data-step]") ?? document.activeElement?.closest("[data-step]");
      tell("step", found ? Number(found.dataset.step) : -1);
    };
    listen(root, "focusin", step);
    listen(root, "mouseover", step);
    model.on("change:label", mend);
    quiet.push(() => model.off("change:label", mend), () => seen.disconnect(), () => page.disconnect(), () => sized.disconnect());
    return true;
  };
  if (!begin()) {
    const waiting = new MutationObserver(() => begin() && waiting.disconnect());
    waiting.observe(document.body, { subtree: true, childList: true });
    quiet.push(() => waiting.disconnect());
  }
  return () => {
    stop.abort();
    quiet.forEach((end) => end());
  };
}

export default { render };
