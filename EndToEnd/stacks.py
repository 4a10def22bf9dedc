"""Cheap stack traces.

Playwright requests the call stack at each step. Python's own modules look up the source of each stack frame, and these
look-ups took most of Python's time in a test. The functions in this file return only those parts of a stack frame that
Playwright reads. The functions in this file look up the source of a stack frame only when the frame is shown.
"""

import sys
import traceback
from types import SimpleNamespace
from typing import NamedTuple

from playwright._impl import _connection, _sync_base


class Frame(NamedTuple):
    frame: object
    filename: str
    lineno: int


def stack(context=0):
    """Returns the stack frames in the order of `inspect.stack`: the innermost frame first."""
    found = []
    frame = sys._getframe(1)
    while frame:
        found.append(Frame(frame, frame.f_code.co_filename, frame.f_lineno))
        frame = frame.f_back
    return found


def extract_stack(limit):
    """Returns the stack frames in the order of `traceback.extract_stack`: the innermost frame last."""
    frames = reversed(stack()[1:limit + 1])
    summaries = [traceback.FrameSummary(each.filename, each.lineno, each.frame.f_code.co_name, lookup_line=False) for each in frames]
    return traceback.StackSummary.from_list(summaries)


def lighten():
    """Makes Playwright use the functions of this file, which are faster."""
    for module in [_connection, _sync_base]:
        module.inspect = SimpleNamespace(stack=stack)
        module.traceback = SimpleNamespace(**{**vars(traceback), "extract_stack": extract_stack})
