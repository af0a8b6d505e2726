#!/usr/bin/env python3
"""Fails unless the code of BAPCtools reads the time limit of a problem from its package.

packages.sh runs it, in the environment of bt: xtask/hosts/time_limit.py PACKAGE problem.yaml FOLDER.
BAPCtools writes into FOLDER.
"""

import pathlib
import sys

import yaml
from bapctools.problem import Problem

package, source, folder = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
found = Problem(package, folder).limits.raw_time_limit
expected = yaml.safe_load(source.read_text()).get("limits", {}).get("time_limit", 1)
print(f"time limit: {found} s, expected {expected} s")
sys.exit(found != expected)
