"""A pytest plugin that writes each failure to a file, as a line of JSON with the test's name and the failure's text: pytest -p failures
--failures=FILE
"""

import json


def pytest_addoption(parser):
    parser.addoption("--failures", help="the file for failures")


def pytest_configure(config):
    file = config.getoption("failures")
    # Workers of pytest-xdist report to the process that started them.
    if file and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(file))


class Failures:
    def __init__(self, file):
        self.file = file

    def pytest_runtest_logreport(self, report):
        if report.failed:
            text = "\n".join([report.longreprtext, *(f"{name}\n{content}" for name, content in report.sections)])
            with open(self.file, "a", encoding="utf-8") as file:
                file.write(json.dumps([report.nodeid, f"{report.when}\n{text}"]) + "\n")
