"""The rules of QDUOJ's importers, restated, and checked by the REST framework of Django, as there.

In QDUOJ they stand in problem/serializers.py, problem/views/admin.py and fps/parser.py.
"""

import django
from django.conf import settings

settings.configure(USE_I18N=False)
django.setup()

from rest_framework import serializers  # noqa: E402, which reads the settings

LANGUAGES = ("C", "C++", "Java", "Python2", "Python3", "Golang", "JavaScript")


class Text(serializers.Serializer):
    format = serializers.ChoiceField(choices=["html", "markdown"])
    value = serializers.CharField(allow_blank=True)


class Sample(serializers.Serializer):
    input = serializers.CharField(trim_whitespace=False)
    output = serializers.CharField(trim_whitespace=False)


class CaseScore(serializers.Serializer):
    score = serializers.IntegerField(min_value=1)
    input_name = serializers.CharField(max_length=32)
    output_name = serializers.CharField(max_length=32)


class Template(serializers.Serializer):
    prepend = serializers.CharField()
    template = serializers.CharField()
    append = serializers.CharField()


class Code(serializers.Serializer):
    code = serializers.CharField()
    language = serializers.ChoiceField(choices=LANGUAGES)


class ImportProblem(serializers.Serializer):
    """A problem.json."""

    display_id = serializers.CharField(max_length=24)  # of a longer one QDUOJ keeps these alone
    title = serializers.CharField(max_length=128)
    description = Text()
    input_description = Text()
    output_description = Text()
    hint = Text()
    test_case_score = serializers.ListField(child=CaseScore(), allow_null=True)
    time_limit = serializers.IntegerField(min_value=1, max_value=60000)
    memory_limit = serializers.IntegerField(min_value=1, max_value=10240)
    samples = serializers.ListField(child=Sample())
    template = serializers.DictField(child=Template())
    spj = Code(allow_null=True)
    rule_type = serializers.ChoiceField(choices=["ACM", "OI"])
    source = serializers.CharField(max_length=200, allow_blank=True, allow_null=True)
    answers = serializers.ListField(child=Code())
    tags = serializers.ListField(child=serializers.CharField())


class Limit(serializers.Serializer):
    unit = serializers.ChoiceField(choices=["MB", "s", "ms"])
    value = serializers.IntegerField(min_value=1, max_value=60000)


class FpsProblem(serializers.Serializer):
    """An item of an FPS file."""

    title = serializers.CharField(max_length=128)
    description = serializers.CharField()
    input = serializers.CharField()
    output = serializers.CharField()
    hint = serializers.CharField(allow_blank=True, allow_null=True)
    time_limit = Limit()
    memory_limit = Limit()
    samples = serializers.ListField(child=Sample())
    source = serializers.CharField(max_length=200, allow_blank=True, allow_null=True)


def errors_of(serializer):
    """What is wrong, one line for each field."""
    if serializer.is_valid():
        return []
    return [f"{field}: {errors}" for field, errors in json_of(serializer.errors).items()]


def json_of(errors):
    """Errors as plain lists and texts, without their classes."""
    if isinstance(errors, dict):
        return {key: json_of(value) for key, value in errors.items()}
    if isinstance(errors, list):
        return [json_of(value) for value in errors]
    return str(errors)


def problem_errors(metadata):
    """What QDUOJ has against a problem.json."""
    return errors_of(ImportProblem(data=metadata))


def archive_errors(files):
    """What keeps QDUOJ from finding the problems of a zip, which it counts and then opens by number."""
    count = sum("/problem.json" in name for name in files)
    errors = [] if count else ["no problem: import_count would be 0"]
    for number in range(1, count + 1):
        if f"{number}/problem.json" not in files:
            errors.append(f"{count} problems, but no {number}/problem.json")
    for name in files:
        if name.split("/")[0] not in map(str, range(1, count + 1)):
            errors.append(f"{name}: in no folder of a problem")
    return errors


def numbered_cases(files):
    """The names of inputs and outputs that QDUOJ takes, up to the first gap; and what it leaves out."""
    cases = []
    while f"{len(cases) + 1}.in" in files and f"{len(cases) + 1}.out" in files:
        cases.append((f"{len(cases) + 1}.in", f"{len(cases) + 1}.out"))
    taken = {name for case in cases for name in case}
    return cases, [
        f"testcase/{name}: left out, for a number is missing" for name in files if name not in taken
    ]


def fps_errors(item):
    """What QDUOJ has against an item of an FPS file."""
    limits = {}
    for name in "time_limit", "memory_limit":
        limit = item.find(name)
        unit = limit.get("unit")
        limits[name] = {"unit": unit if name == "time_limit" else unit.upper(), "value": limit.text}
    samples = zip(item.findall("sample_input"), item.findall("sample_output"), strict=True)
    names = ("title", "description", "input", "output", "hint", "source")
    return errors_of(
        FpsProblem(
            data={
                **{name: item.findtext(name) for name in names},
                **limits,
                "samples": [{"input": input.text, "output": output.text} for input, output in samples],
            }
        )
    )
