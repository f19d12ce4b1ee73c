#!/usr/bin/env python3
"""Checks recorded traffic of the server's tests against protocol/.

    check_traffic.py TRAFFIC

Each line of the file is a message with the name of its schema, a view or an event of a game with its, or a
request with its answer, whose schemas openapi.yaml names. Every route and every type of message has to occur, so that a shape nobody
tests is not taken for one that holds.
"""

import json
import sys
from collections import Counter
from pathlib import Path

import jsonschema
import yaml

PROTOCOL = Path(__file__).resolve().parent.parent.parent / "protocol"


def merged_schemas():
    """All definitions in one document, so that every reference is a local one."""
    definitions = {}
    for file in sorted(PROTOCOL.glob("*.schema.json")):
        schema = json.loads(file.read_text(encoding="utf-8").replace("common.schema.json#", "#"))
        definitions.update(schema["$defs"])
        if "oneOf" in schema:
            definitions[schema["title"]] = {"oneOf": schema["oneOf"]}
    return definitions


def validator(name, definitions):
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": definitions})


def body_name(content):
    return content["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]


def http_schemas():
    """(method, path) to the names of the request's schema and of the answers' by status."""
    routes = {}
    for path, methods in yaml.safe_load((PROTOCOL / "openapi.yaml").read_text(encoding="utf-8"))["paths"].items():
        for method in methods.keys() & {"get", "put", "post", "delete"}:
            operation = methods[method]
            asked = operation.get("requestBody")
            answers = {code: body_name(answer) for code, answer in operation["responses"].items() if "content" in answer}
            routes[method.upper(), "/api/v1" + path] = (asked and body_name(asked), answers)
    return routes


def game_schema(name):
    """Of views or events; nothing if the game does not describe them."""
    file = PROTOCOL / f"{name}.schema.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None


class Checker:
    def __init__(self):
        self.definitions = merged_schemas()
        self.routes = http_schemas()
        self.validators = {}
        self.complaints = []
        self.seen = Counter()

    def check(self, name, body, what):
        if name not in self.validators:
            self.validators[name] = validator(name, self.definitions)
        if body.__class__ is dict and name in ("ServerMessage", "ClientMessage"):
            # The one schema of that type says more about a mistake than "none of them fits".
            name = self.schema_of_type(name, body.get("type"))
            self.validators.setdefault(name, validator(name, self.definitions))
        for error in self.validators[name].iter_errors(body):
            place = "/".join(str(step) for step in error.absolute_path)
            self.complaints.append(f"{what}: {name}/{place}: {error.message[:300]}")

    def check_of_game(self, name, body):
        if name not in self.validators:
            schema = game_schema(name)
            self.validators[name] = schema and jsonschema.Draft202012Validator(schema)
        for error in self.validators[name].iter_errors(body) if self.validators[name] else ():
            place = "/".join(str(step) for step in error.absolute_path)
            self.complaints.append(f"{name}/{place}: {error.message[:300]}")

    def schema_of_type(self, union, kind):
        for option in self.definitions[union]["oneOf"]:
            name = option["$ref"].rsplit("/", 1)[1]
            if self.definitions[name]["properties"]["type"]["const"] == kind:
                return name
        return union

    def line(self, line):
        if "schema" in line and "/" in line["schema"]:
            self.check_of_game(line["schema"], line["body"])
            return
        if "schema" in line:
            body = line["body"]
            name = {"server-messages": "ServerMessage", "client-messages": "ClientMessage"}[line["schema"]]
            self.seen[name, body["type"]] += 1
            self.check(name, body, f"{line['schema']} {body['type']}")
            return
        what = f"{line['method']} {line['path']} {line['status']}"
        route = self.routes.get((line["method"], line["path"]))
        if line["status"] >= 400 or route is None:
            self.check("ErrorBody", line["answered"], what)
            return
        asked, answers = route
        self.seen[line["method"], line["path"]] += 1
        if asked and line["asked"] is not None:
            self.check(asked, line["asked"], what + " (asked)")
        self.check(answers[str(line["status"])], line["answered"], what)

    def missing(self):
        wanted = {key for key, (_, answers) in self.routes.items() if len(answers) > 0}
        for union in ("ServerMessage", "ClientMessage"):
            for option in self.definitions[union]["oneOf"]:
                name = option["$ref"].rsplit("/", 1)[1]
                wanted.add((union, self.definitions[name]["properties"]["type"]["const"]))
        return sorted(wanted - self.seen.keys())


def main(file):
    checker = Checker()
    for line in Path(file).read_text(encoding="utf-8").splitlines():
        checker.line(json.loads(line))
    for complaint in list(dict.fromkeys(checker.complaints))[:40]:
        print(complaint)
    for kind, name in checker.missing():
        print(f"no test has sent {kind} {name}")
    print(f"{sum(checker.seen.values())} messages and answers, {len(checker.complaints)} that do not fit")
    return 1 if checker.complaints or checker.missing() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
