import {DATA_TYPES} from '../../lib/dataTypes';
import {FlowSyntaxError} from './FlowSyntaxError';
import {checkFlow} from './checkFlow';
import {inputsOf} from './types';
import type {DataType, FlowEdge, FlowEnd, FlowGroup, FlowModel, FlowNode, FlowPort} from './types';

const ID = /^[A-Za-z0-9_-]+$/;
const SHAPES =
  '每行应是以下之一：“id [组件名] 说明”、缩进两格的“in / out / set …”、“a.out -> b.in”、“group 名称: a, b”';

/** One line of the fence; faults know their place through it. */
class Line {
  constructor(
    readonly text: string,
    readonly number: number,
  ) {}

  /** `at` is the offending part of the line; without it the fault points to the first character. */
  fault(problem: string, remedy: string, at?: string): FlowSyntaxError {
    const found = at ? findWord(this.text, at) : -1;
    const column = (found >= 0 ? found : this.text.search(/\S|$/)) + 1;
    return new FlowSyntaxError(problem, remedy, this.number, column);
  }
}

/** `i` stands for itself, not for the first letter of `in`. */
function findWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const neighbours = `${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`;
    if (!/[\w-]/.test(neighbours)) {
      return at;
    }
  }
  return text.indexOf(word);
}

/** A picture is drawn with its page and laid out again for its file: the same model lets both use the same columns. */
const known = new Map<string, FlowModel>();

/** Reads a fence's text and its meta string (`title="…"`). The first fault is thrown. */
export function parseFlow(text: string, meta = ''): FlowModel {
  const key = `${meta}\n${text}`;
  const model = known.get(key) ?? readFlow(text, meta);
  known.set(key, model);
  return model;
}

function readFlow(text: string, meta: string): FlowModel {
  const model: FlowModel = {...parseMeta(meta), nodes: [], edges: [], groups: []};
  text.split('\n').forEach((raw, index) => {
    const line = new Line(raw.trimEnd(), index + 1);
    if (line.text) {
      readLine(line, model);
    }
  });
  if (model.nodes.length === 0) {
    throw new FlowSyntaxError('流程图没有节点', '至少写一行“id [组件名] 说明”', 0, 1);
  }
  checkFlow(model, (number) => {
    const source = new Line(text.split('\n')[number - 1] ?? '', number);
    return (problem, remedy, at) => source.fault(problem, remedy, at);
  });
  return model;
}

/** The words on the fence: `concept title="…"`. */
function parseMeta(meta: string): Pick<FlowModel, 'concept' | 'title'> {
  const title = /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1]?.trim();
  if (!title) {
    throw new FlowSyntaxError(
      '流程图缺少标题',
      '在围栏的第一行写上标题：```flow title="基础提示词流程"',
      0,
      1,
    );
  }
  const rest = meta.replace(/(?:^|\s)title="[^"]*"/, '').trim();
  if (rest && rest !== 'concept') {
    throw new FlowSyntaxError(
      `围栏上有未知的选项 ${rest}`,
      '这里只认识 concept 和 title="…"',
      0,
      1,
    );
  }
  return {title, concept: rest === 'concept'};
}

function readLine(line: Line, model: FlowModel): void {
  const {text} = line;
  if (/^\s/.test(text)) {
    readDetail(line, model.nodes.at(-1));
  } else if (/^\S+ +\[/.test(text)) {
    readNode(line, model);
  } else if (/^group\b/.test(text)) {
    model.groups.push(readGroup(line));
  } else if (text.includes('->')) {
    model.edges.push(readEdge(line));
  } else if (/^(in|out|set)\b/.test(text)) {
    throw line.fault('端口和字段要写在所属节点的下面', '在这一行前面加两个空格');
  } else if (/→|=>|—>|－>/.test(text)) {
    throw line.fault('连线的箭头不对', '箭头写作 ->，例如 chat.message -> model.input');
  } else {
    throw line.fault(`看不懂这一行：${text}`, SHAPES);
  }
}

function readNode(line: Line, model: FlowModel): void {
  const [, id = '', name = '', caption = ''] = /^(\S+) +\[([^\]]*)\](.*)$/.exec(line.text) ?? [];
  if (!name.trim()) {
    throw line.fault(
      '节点缺少组件名',
      '写成“id [组件名] 说明”，例如 chat [Chat Input] 接收问题',
      '[',
    );
  }
  if (!ID.test(id)) {
    throw line.fault(`节点 id ${id} 含有不允许的字符`, 'id 只能由字母、数字和连字符组成', id);
  }
  const earlier = model.nodes.find((node) => node.id === id);
  if (earlier) {
    throw line.fault(`节点 id ${id} 重复`, `第 ${earlier.line} 行已经用过，请换一个`, id);
  }
  const [shown = '', component = shown] = name.split(' = ').map((part) => part.trim());
  const node = {id, name: shown, component, caption: caption.trim(), rows: [], outputs: []};
  model.nodes.push({...node, line: line.number});
}

function readDetail(line: Line, node: FlowNode | undefined): void {
  if (!/^ {2}\S/.test(line.text)) {
    throw line.fault('缩进不对', '端口和字段缩进两个空格，不用制表符；其余的行不缩进');
  }
  const keyword = /^ {2}(\S+)/.exec(line.text)?.[1] ?? '';
  if (!['in', 'out', 'set'].includes(keyword)) {
    throw line.fault(
      `看不懂 ${keyword}`,
      '缩进的行以 in、out 或 set 开头；节点、连线和 group 不缩进',
      keyword,
    );
  }
  if (!node) {
    throw line.fault('这一行之前还没有节点', '先写节点：“id [组件名] 说明”');
  }
  if (keyword === 'set') {
    node.rows.push(readField(line));
  } else if (keyword === 'in') {
    node.rows.push({kind: 'input', port: readPort(line, node)});
  } else {
    node.outputs.push(readPort(line, node));
  }
}

function readField(line: Line): FlowNode['rows'][number] {
  const [, label, value] = /^ {2}set +([^:]+?) *: +(.+)$/.exec(line.text) ?? [];
  if (!label || !value) {
    throw line.fault('字段写得不完整', '写成“set 字段名: 值”，冒号用半角，后面空一格');
  }
  return {kind: 'field', label, value};
}

function readPort(line: Line, node: FlowNode): FlowPort {
  const [, direction, id, typeList, label] =
    /^ {2}(in|out) +([^\s:]+) *: *([^=]+?)(?: += +(.+))?$/.exec(line.text) ?? [];
  if (!direction || !id || !typeList) {
    throw line.fault(
      '端口写得不完整',
      '写成“in id: 类型 = 标签”或“out id: 类型 = 标签”，冒号用半角',
    );
  }
  if (!ID.test(id)) {
    throw line.fault(`端口 id ${id} 含有不允许的字符`, 'id 只能由字母、数字和连字符组成', id);
  }
  const siblings = direction === 'in' ? inputsOf(node) : node.outputs;
  if (siblings.some((port) => port.id === id)) {
    const kind = direction === 'in' ? '输入' : '输出';
    throw line.fault(`节点 ${node.id} 的${kind}端口 ${id} 重复`, '请换一个 id', id);
  }
  const types = typeList.split('|').map((name) => readType(line, name.trim()));
  if (direction === 'out' && types.length > 1) {
    throw line.fault(
      `输出端口 ${id} 写了多个类型 ${typeList}`,
      '输出只能有一个类型，也就是这条连线上真正传递的类型；多个类型只用于输入',
      typeList,
    );
  }
  return {id, types, label: label?.trim() ?? id};
}

function readType(line: Line, name: string): DataType {
  const type = DATA_TYPES.find((known) => known === name);
  if (!type) {
    throw line.fault(
      `未知的数据类型 ${name || '（空）'}`,
      `可用的类型：${DATA_TYPES.join('、')}`,
      name,
    );
  }
  return type;
}

function readEdge(line: Line): FlowEdge {
  const [, from, to, label] = /^(\S+) *-> *(\S+)(?: +: +(.+))?$/.exec(line.text) ?? [];
  if (!from || !to) {
    throw line.fault(
      `看不懂这条连线：${line.text}`,
      '写成“a.out -> b.in”或“a -> b : 文字”，冒号用半角，前后各空一格',
    );
  }
  const edge: FlowEdge = {from: readEnd(line, from), to: readEnd(line, to), line: line.number};
  return label ? {...edge, label: label.trim()} : edge;
}

function readEnd(line: Line, text: string): FlowEnd {
  const [node = '', port, ...rest] = text.split('.');
  if (!ID.test(node) || (port !== undefined && !ID.test(port)) || rest.length > 0) {
    throw line.fault(
      `连线的一端 ${text} 写得不对`,
      '写成“节点.端口”，没有端口的节点只写节点',
      text,
    );
  }
  return port === undefined ? {node} : {node, port};
}

function readGroup(line: Line): FlowGroup {
  const [, label, list] = /^group +([^:]+?) *: +(.+)$/.exec(line.text) ?? [];
  if (!label || !list) {
    throw line.fault('分组写得不完整', '写成“group 名称: a, b”，冒号和逗号用半角');
  }
  return {label, nodes: list.split(',').map((id) => id.trim()), line: line.number};
}
