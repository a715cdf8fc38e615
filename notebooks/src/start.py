# %% [markdown] lab-only
# **English:** press ▶▶ above, or choose *Run → Run All Cells*.
#
# **Deutsch:** Drück oben auf ▶▶ oder wähle im Menü *Run → Run All Cells*.
#
# **Italiano:** premi ▶▶ qui sopra, oppure scegli *Run → Run All Cells* dal menu.

# %% [hidden]
from watten_tutor import lesson

lesson("01-who-wins")
