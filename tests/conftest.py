"""What all tests share: nobody's own data is read or written, and the language is English."""

import os
import socket

import pytest
from hypothesis import settings

settings.register_profile("unhurried", deadline=None)  # a busy machine is no defect of ours
settings.load_profile("unhurried")

os.environ["WATTEN_TUTOR_LANG"] = "en"  # before the package is imported


@pytest.fixture(autouse=True)
def own_user_data(tmp_path_factory, monkeypatch):
    """Give the test an empty folder for the user's data, where answers are recorded."""
    home = tmp_path_factory.mktemp("user")
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(home / name))
    return home / "XDG_DATA_HOME"


@pytest.fixture
def free_port():
    """A port nobody listens at, far from those that people choose."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
