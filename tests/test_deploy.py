"""The files in deploy/: each is read by the program it is for, where that is installed, and says what we promise."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from undercroft.cli import parser

DEPLOY = Path(__file__).parents[1] / "deploy"
HAPROXY = DEPLOY / "haproxy.cfg"


def checked(*command: str, **more) -> None:
    """Run a program that checks a file. Without it there is nothing to check with."""
    if shutil.which(command[0]):
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **more)
        assert done.returncode == 0, done.stdout


def served(words: list[str]):
    """The arguments of a command that opens a house, as the program understands them."""
    return parser().parse_args(words)


def test_haproxy_takes_its_file():
    assert {"HOUSE_BIND", "HOUSE_ONE", "HOUSE_TWO"} <= set(re.findall(r"HOUSE_[A-Z]+", HAPROXY.read_text()))
    checked("haproxy", "-c", "-f", str(HAPROXY), env={"PATH": os.environ["PATH"]})
    more = {"HOUSE_BIND": "127.0.0.1:8080", "HOUSE_ONE": "10.0.0.1:80", "HOUSE_TWO": "10.0.0.2:80"}
    checked("haproxy", "-c", "-f", str(HAPROXY), env={"PATH": os.environ["PATH"], **more})


def test_nginx_takes_its_file(tmp_path):
    """In a frame of its own, without the certificate that only the host has."""
    ours = (DEPLOY / "nginx.conf").read_text()
    for certificate in re.findall(r"ssl_certificate(?:_key)? .*;", ours):
        ours = ours.replace(certificate, "")
    assert "ssl_certificate" not in ours
    ours = re.sub(r"listen (\d+)( ssl)?;", r"listen 127.0.0.1:1\1;", ours)
    frame = f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\nhttp {{ access_log off;\n"
    for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
        frame += f"{kind}_temp_path {tmp_path}/{kind};\n"
    (tmp_path / "nginx.conf").write_text(frame + ours + "}\n")
    checked("nginx", "-t", "-q", "-c", str(tmp_path / "nginx.conf"), "-g", "error_log stderr;")


def test_systemd_takes_its_unit(tmp_path):
    unit = (DEPLOY / "undercroft.service").read_text()
    start = re.search(r"^ExecStart=(\S+) (.*\\\n.*)$", unit, re.M)
    args = served(start[2].replace("\\\n", " ").split())
    assert (args.workers, args.proxied, args.secure_cookies, args.host_name) == (2, True, True, ["house.example"])
    (tmp_path / "undercroft.service").write_text(unit.replace(start[1], shutil.which("true")))
    checked("systemd-analyze", "verify", "--man=no", str(tmp_path / "undercroft.service"))
    for line in ("Restart=always", "Type=notify", "WatchdogSec=60", "DynamicUser=yes", "NoNewPrivileges=yes"):
        assert line in unit.splitlines()
    assert "ProtectSystem=strict" in unit


@pytest.mark.parametrize("name", ["compose.yaml", "compose.postgres.yaml"])
def test_compose_files_open_a_house_that_is_started_again(name):
    services = yaml.safe_load((DEPLOY / name).read_text())["services"]
    assert {service["restart"] for service in services.values()} == {"always"}
    for service in services.values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert not source.startswith(".") or (DEPLOY / source).is_file()
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
            assert served(service["command"]).host == "0.0.0.0"
            assert service["cap_drop"] == ["ALL"]
    for published in services.get("house", services.get("proxy"))["ports"]:
        assert published.startswith("127.0.0.1:"), "open to the network only where the host says so"


@pytest.mark.parametrize(("name", "replaced"), [("haproxy.cfg", r"set-header X-Forwarded-For %\[src\]"),
                                                ("nginx.conf", r"X-Forwarded-For \$remote_addr;")])  # fmt: skip
def test_a_proxy_replaces_what_visitors_claim_and_keeps_figures_to_itself(name, replaced):
    """Passed on or appended to, the header would let anyone count as somebody else."""
    text = (DEPLOY / name).read_text()
    assert len(re.findall("X-Forwarded-For", text)) == len(re.findall(replaced, text)) == 1
    assert "proxy_add_x_forwarded_for" not in text
    assert "forwardfor" not in text
    assert "/metrics" in text
