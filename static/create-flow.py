#!/usr/bin/env python3
"""把文档里的一张流程图变成你自己的 Langflow 里的流程。

只用 Python 3.10 以上的标准库。组件的模板取自你的服务器，这里没有产品的代码。
"""

import argparse
import copy
import gzip
import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request
import uuid

FORMAT = 1
CARD_WIDTH = 320
COLUMN_WIDTH = 440
NOTE_SIZE = 324
GAP = 60
SAMPLE_TEXT = "text\n示例：换成你自己的文件\n"


class Stop(Exception):
    """一句写给使用者的话；此前没有创建任何东西。"""


class Refused(Stop):
    """服务器收到了请求，但不能照办。"""


class Server:
    def __init__(self, url: str, key: str):
        self.url = with_scheme(url).rstrip("/")
        self.key = key
        self.token = ""

    def ask(self, path: str, body=None):
        if body is None:
            return self.send(path)
        return self.send(path, json.dumps(body).encode("utf-8"), "application/json")

    def upload(self, name: str, text: str) -> dict:
        mark = uuid.uuid4().hex
        head = f'--{mark}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\nContent-Type: text/plain\r\n\r\n'
        return self.send("/api/v2/files/", f"{head}{text}\r\n--{mark}--\r\n".encode("utf-8"), f"multipart/form-data; boundary={mark}")

    def delete(self, path: str) -> None:
        self.send(path, method="DELETE")

    def send(self, path: str, data=None, kind: str = "", method=None):
        headers = {"Accept": "application/json"}
        if self.key:
            headers["x-api-key"] = self.key
        elif self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if kind:
            headers["Content-Type"] = kind
        request = urllib.request.Request(self.url + path, data=data, headers=headers, method=method)
        try:
            with opener_for(self.url).open(request, timeout=120) as answer:
                return json.loads(plain(answer.read()))
        except urllib.error.HTTPError as error:
            if error.code in (401, 403):
                raise Stop("服务器拒绝了 API 密钥：在 Settings > Langflow API Keys 新建一个，设为环境变量 LANGFLOW_API_KEY。")
            raise Refused(f"{path} 返回 {error.code}：{reason_of(error)}")
        except (urllib.error.URLError, OSError):
            raise Stop(f"连不上 {self.url}：确认 Langflow 已经启动，地址和端口正确。")
        except ValueError:
            raise Stop(f"{self.url} 的回答不是 JSON：这个地址不是 Langflow。")


def plain(data: bytes) -> bytes:
    """服务器的组件列表总是压缩的，不管有没有要求。"""
    return gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data


def with_scheme(url: str) -> str:
    return url if "://" in url else f"http://{url}"


def opener_for(url: str) -> urllib.request.OpenerDirector:
    """本机的地址不经过代理：很多人的环境变量里设了代理。"""
    local = urllib.parse.urlsplit(url).hostname in ("127.0.0.1", "localhost", "::1")
    return urllib.request.build_opener(urllib.request.ProxyHandler({}) if local else urllib.request.ProxyHandler())


def reason_of(error: urllib.error.HTTPError) -> str:
    text = error.read().decode("utf-8", "replace")
    try:
        return str(json.loads(text).get("detail", text))[:200]
    except (ValueError, AttributeError):
        return text[:200]


def read_picture(source: str) -> dict:
    try:
        if os.path.exists(source):
            with open(source, encoding="utf-8-sig") as file:
                picture = json.load(file)
        else:
            address = with_scheme(source)
            with opener_for(address).open(address, timeout=60) as answer:
                picture = json.load(answer)
    except (urllib.error.URLError, OSError):
        raise Stop(f"读不到 {source}：它应是一个文件，或流程图的 JSON 地址。")
    except ValueError:
        raise Stop(f"{source} 不是流程图的 JSON。")
    if not isinstance(picture, dict) or picture.get("format") != FORMAT:
        raise Stop(f"{source} 不是这个脚本认识的格式，请从文档下载最新的 create-flow.py。")
    return picture


def find_templates(picture: dict, server: Server) -> dict:
    known = {key: node for group in server.ask("/api/v1/all").values() for key, node in group.items()}
    missing = [each for each in picture["components"] if each["type"] not in known]
    if missing:
        names = "、".join(each["name"] for each in missing)
        raise Stop(f"服务器（{version_of(server)}）没有组件：{names}。这张图画的是 {picture['version']}。没有创建任何东西。")
    return known


def version_of(server: Server) -> str:
    return str(server.ask("/api/v1/version").get("version", "版本不明"))


def build_component(component: dict, template: dict, variables: list, server: Server) -> dict:
    """按字段的值、变量和工具模式，向服务器要这个组件的样子。"""
    node = copy.deepcopy(template)
    samples = []
    for field in component["fields"]:
        name, value = field["name"], field["value"]
        entry = node["template"].get(name)
        if entry is None:
            continue
        if field.get("sample"):
            samples.append((name, copy.deepcopy(entry)))
            entry["file_path"] = value
        if isinstance(value, dict) and "variable" in value:
            entry["load_from_db"] = True
            value = value["variable"]
        entry["value"] = value
        if entry.get("real_time_refresh"):
            try:
                node = refresh(node, name, value, False, server)
            except Refused:
                # 例如要联网询问提供商的模型列表：值留着，等读者填好密钥再刷新。
                continue
    for name, entry in samples:
        node["template"][name] = entry
    if variables:
        node = add_variables(node, variables, server)
    if component["toolMode"]:
        node = switch_to_tool(node, template, server)
    missing = [field["name"] for field in component["fields"] if field["name"] not in node["template"]]
    if missing:
        raise Stop(f"服务器（{version_of(server)}）的 {component['name']} 没有字段：{'、'.join(missing)}。没有创建任何东西。")
    for field in component["fields"]:
        if field["name"] in variables:
            node["template"][field["name"]]["value"] = field["value"]
    node["display_name"] = component["name"]
    return node


def switch_to_tool(node: dict, template: dict, server: Server) -> dict:
    try:
        return refresh(node, "tool_mode", True, True, server)
    except Refused:
        pass
    try:
        # 值指向读者还没有的东西：先不填。
        return refresh(copy.deepcopy(template), "tool_mode", True, True, server)
    except Refused:
        name = template["display_name"]
        raise Stop(f"{name} 现在不能打开工具模式：先准备好它要用的内容，例如要调用的流程。没有创建任何东西。")


def refresh(node: dict, field: str, value, tool_mode: bool, server: Server) -> dict:
    body = {
        "code": node["template"]["code"]["value"],
        "template": node["template"],
        "field": field,
        "field_value": value,
        "tool_mode": tool_mode,
    }
    changed = server.ask("/api/v1/custom_component/update", body)
    return {**node, "template": changed["template"], "outputs": changed["outputs"], "tool_mode": tool_mode}


def add_variables(node: dict, variables: list, server: Server) -> dict:
    """提示词模板的变量是从文字里读出来的：图里省略的补在末尾。"""
    name = next((key for key, entry in node["template"].items() if isinstance(entry, dict) and entry.get("type") == "prompt"), None)
    if name is None:
        return node
    text = node["template"][name].get("value") or ""
    text += "".join(f"\n{{{variable}}}" for variable in variables if f"{{{variable}}}" not in text)
    node["template"][name]["value"] = text
    body = {"name": name, "template": text, "custom_fields": node.get("custom_fields") or {}, "frontend_node": node}
    return server.ask("/api/v1/validate/prompt", body)["frontend_node"]


def variables_of(component: dict, picture: dict, template: dict) -> list:
    names = [each["to"]["input"] for each in picture["connections"] if each["to"]["component"] == component["id"]]
    names += [field["name"] for field in component["fields"]]
    outputs = {output["name"] for output in template["outputs"]}
    return [name for name in dict.fromkeys(names) if name not in template["template"] and name not in outputs]


def handle(value: dict) -> str:
    """画布把端口写成键已排序的 JSON，引号换成 œ。"""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).replace('"', "œ")


def connect(connection: dict, nodes: dict) -> dict:
    source, target = nodes[connection["from"]["component"]], nodes[connection["to"]["component"]]
    output = find_output(source, connection["from"]["output"])
    accepted = target_handle(target, connection["to"]["input"])
    types = accepted.get("inputTypes") or accepted.get("output_types") or []
    kind = kind_of(output)
    if kind not in types:
        raise Stop(f"服务器不接受连线 {source['label']} → {target['label']}：{kind} 与 {types}。没有创建任何东西。")
    given = {"dataType": source["type"], "id": source["id"], "name": output["name"], "output_types": [kind]}
    return {
        "id": f"reactflow__edge-{source['id']}{handle(given)}-{target['id']}{handle(accepted)}",
        "source": source["id"],
        "target": target["id"],
        "sourceHandle": handle(given),
        "targetHandle": handle(accepted),
        "data": {"sourceHandle": given, "targetHandle": accepted},
        "animated": False,
        "className": "",
        "selected": False,
    }


def kind_of(output: dict) -> str:
    """画布上的端口只有一种类型：选中的那一种。"""
    return output.get("selected") or output["types"][0]


def find_output(card: dict, name: str) -> dict:
    for output in card["node"]["outputs"]:
        if output["name"] == name:
            return output
    names = "、".join(output["display_name"] for output in card["node"]["outputs"])
    raise Stop(f"服务器的 {card['label']} 没有输出 {name}，它有：{names}。没有创建任何东西。")


def target_handle(card: dict, name: str) -> dict:
    entry = card["node"]["template"].get(name)
    if isinstance(entry, dict):
        types = entry.get("input_types") or []
        entry["show"] = True
        entry["advanced"] = False
        return {"fieldName": name, "id": card["id"], "inputTypes": types, "type": entry.get("type", "other")}
    for output in card["node"]["outputs"]:
        if output["name"] == name and output.get("allows_loop"):
            return {"dataType": card["type"], "id": card["id"], "name": name, "output_types": output["types"]}
    raise Stop(f"服务器的 {card['label']} 没有输入 {name}。没有创建任何东西。")


def place(picture: dict, nodes: dict) -> None:
    """照图分列；同一列从上到下排开，卡片的高度按显示的字段估计，互不重叠。"""
    columns: list = []
    for component in sorted(picture["components"], key=lambda each: each["position"]["x"]):
        left = component["position"]["x"]
        if not columns or left - columns[-1][0] > 100:
            columns.append((left, []))
        columns[-1][1].append(component)
    for index, (_, members) in enumerate(columns):
        top = 0
        for component in sorted(members, key=lambda each: each["position"]["y"]):
            card = nodes[component["id"]]
            card["position"] = {"x": index * COLUMN_WIDTH, "y": top}
            top += height_of(card["node"]) + GAP


def height_of(node: dict) -> int:
    shown = [
        entry
        for name, entry in node["template"].items()
        if isinstance(entry, dict) and name != "code" and entry.get("show", True) and not entry.get("advanced")
    ]
    return 140 + 75 * len(shown) + 45 * len(node["outputs"])


def assemble(picture: dict, server: Server, source: str) -> dict:
    templates = find_templates(picture, server)
    nodes = {}
    for component in picture["components"]:
        template = templates[component["type"]]
        variables = variables_of(component, picture, template)
        node = build_component(component, template, variables, server)
        name = f"{component['type'].replace(' ', '')}-{uuid.uuid4().hex[:5]}"
        nodes[component["id"]] = {"id": name, "type": component["type"], "label": component["name"], "node": node}
    edges = [connect(connection, nodes) for connection in picture["connections"]]
    place(picture, nodes)
    cards = [card_of(node, chosen_output(node, edges)) for node in nodes.values()]
    note = f"{picture['title']}\n\n文档：{page_of(picture, source)}"
    return {"nodes": [*cards, note_of(note)], "edges": edges, "viewport": {"x": 0, "y": 0, "zoom": 0.6}}


def add_samples(picture: dict, flow: dict, server: Server) -> list:
    """有的输出要选了文件才出现，没有文件时画布会去掉它的连线：放一个示例文件，由读者换掉。"""
    uploaded = []
    cards = [node["data"] for node in flow["data"]["nodes"] if node["type"] == "genericNode"]
    for component, card in zip(picture["components"], cards):
        for field in component["fields"]:
            if field.get("sample"):
                files = [server.upload(sample_name(name), SAMPLE_TEXT) for name in field["value"]]
                uploaded += files
                entry = card["node"]["template"][field["name"]]
                entry["value"] = [file["name"] for file in files]
                entry["file_path"] = [file["path"] for file in files]
    return uploaded


def sample_name(name: str) -> str:
    return f"create-flow-sample{os.path.splitext(name)[1]}"


def chosen_output(card: dict, edges: list):
    """多个输出一般只显示选中的一个；成组的（例如 If-Else）全部显示，选了反而会丢掉其余的连线。"""
    used = {edge["data"]["sourceHandle"]["name"] for edge in edges if edge["source"] == card["id"]}
    single = [output["name"] for output in card["node"]["outputs"] if not output.get("group_outputs")]
    return next((name for name in single if name in used), None)


def card_of(card: dict, output) -> dict:
    data = {"id": card["id"], "type": card["type"], "node": card["node"], "showNode": True}
    if output:
        data["selected_output"] = output
    # 画布打开时按大小缩放到能看见全部卡片。
    size = {"width": CARD_WIDTH, "height": height_of(card["node"])}
    return {"id": card["id"], "type": "genericNode", "position": card["position"], "measured": size, "data": data}


def note_of(text: str) -> dict:
    name = f"note-{uuid.uuid4().hex[:5]}"
    node = {"description": text, "display_name": "", "documentation": "", "template": {"backgroundColor": "neutral"}}
    return {
        "id": name,
        "type": "noteNode",
        "position": {"x": 0, "y": -NOTE_SIZE - GAP},
        "measured": {"width": NOTE_SIZE, "height": NOTE_SIZE},
        "data": {"id": name, "type": "note", "node": node},
    }


def page_of(picture: dict, source: str) -> str:
    if "/flows/" in source and not os.path.exists(source):
        return with_scheme(source).split("/flows/")[0] + picture["page"]
    return picture["page"]


def find_project(name: str, server: Server) -> str:
    projects = server.ask("/api/v1/projects/")
    for project in projects:
        if name in (project["name"], project["id"]):
            return project["id"]
    names = "、".join(project["name"] for project in projects)
    raise Stop(f"没有项目 {name}，已有：{names}。没有创建任何东西。")


def sign_in(server: Server) -> None:
    """没有给密钥时，开着自动登录的服务器也能用。"""
    if server.key:
        return
    try:
        server.token = server.ask("/api/v1/auto_login")["access_token"]
    except (Stop, KeyError) as error:
        if "连不上" in str(error) or "不是 JSON" in str(error):
            raise
        raise Stop("需要 API 密钥：设置环境变量 LANGFLOW_API_KEY，或加上 --api-key。")


def run(arguments: list) -> None:
    parser = argparse.ArgumentParser(description="把文档里的一张流程图变成你的 Langflow 里的流程。")
    parser.add_argument("source", help="流程图的 JSON：文件或地址")
    parser.add_argument("--url", default=os.environ.get("LANGFLOW_URL", "http://127.0.0.1:7860"), help="Langflow 的地址")
    parser.add_argument("--api-key", default="", help="API 密钥；环境变量 LANGFLOW_API_KEY 优先")
    parser.add_argument("--project", help="放进哪个项目（名称或 ID）")
    parser.add_argument("--dry-run", action="store_true", help="只检查，不创建")
    options = parser.parse_args(arguments)
    picture = read_picture(options.source)
    server = Server(options.url, os.environ.get("LANGFLOW_API_KEY") or options.api_key)
    sign_in(server)
    flow = {"name": picture["title"], "description": "", "data": assemble(picture, server, options.source)}
    if options.project:
        flow["folder_id"] = find_project(options.project, server)
    if options.dry_run:
        print(f"可以创建：{len(picture['components'])} 个组件，{len(picture['connections'])} 条连线。没有创建任何东西。")
        return
    samples = add_samples(picture, flow, server)
    try:
        made = server.ask("/api/v1/flows/", flow)
    except Stop:
        for sample in samples:
            server.delete(f"/api/v2/files/{sample['id']}")
        raise
    print(f"已创建“{made['name']}”：{server.url}/flow/{made['id']}")
    if samples:
        print(f"上传了示例文件 {'、'.join(sample['name'] for sample in samples)}：打开流程后换成你自己的文件。")


def main() -> int:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        run(sys.argv[1:])
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
