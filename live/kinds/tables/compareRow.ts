import {fingerprint} from '../../catalogue/describeComponent';
import type {
  CatalogueComponent,
  CatalogueInput,
  CatalogueOutput,
  CatalogueValue,
} from '../../catalogue/types';
import {NAME_COLUMNS, type ParameterRow} from './collectTables';
import {kindsNamedIn, portTypesNamedIn} from './typeWords';

/** What is wrong with a row, in words for its writer; empty when it agrees with the product. */
export function compareRow(row: ParameterRow, components: CatalogueComponent[]): string[] {
  const cell = (column: string): string => row.cells.get(column) ?? '';
  const nameCell = NAME_COLUMNS.map(cell).find(Boolean) ?? '';
  const names = [...nameCell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  if (names.length === 0) {
    return isMadeByReader(nameCell) ? [] : [`参数名要写成代码：${nameCell}`];
  }
  const labels = cell('标签').split('、');
  return names.flatMap((name, index) => {
    if (isMadeByReader(name) || name === SOURCE_CODE) {
      return [];
    }
    const label = labels.length === names.length ? (labels[index] ?? '') : cell('标签');
    return compareParameter(name, label, cell, components);
  });
}

/** A name in Chinese words stands for names that the reader's own input makes, such as variables. */
const isMadeByReader = (name: string): boolean => /\p{Script=Han}/u.test(name);

/** The product keeps a component's own source under this name, whatever else has it. */
const SOURCE_CODE = 'code';
/** Fields that appear in the number that another field asks for. */
const NUMBERED_FIELD = /^field_\d+_key$/;

function compareParameter(
  name: string,
  label: string,
  cell: (column: string) => string,
  components: CatalogueComponent[],
): string[] {
  const wantsOutput = cell('方向').startsWith('输出') || cell('输出') !== '';
  const wantsInput = cell('方向').startsWith('输入') || cell('默认值') !== '';
  const attempts = [
    ...(wantsInput && !wantsOutput
      ? []
      : outputsOf(components).filter((each) => each.name === name)
    ).map((output) => compareOutput(output, label, cell)),
    ...(wantsOutput ? [] : inputsOf(components).filter((each) => each.name === name)).map(
      (input, _, versions) =>
        compareInput({...input, types: versions.flatMap(({types}) => types ?? [])}, label, cell),
    ),
  ];
  if (attempts.length === 0) {
    const appearsLater =
      /动态|不显示/.test(cell('高级')) ||
      (NUMBERED_FIELD.test(name) &&
        inputsOf(components).some((input) => input.name === 'number_of_fields'));
    return appearsLater ? [] : [missing(name, wantsOutput, components)];
  }
  return attempts.reduce((best, faults) => (faults.length < best.length ? faults : best));
}

function missing(name: string, output: boolean, components: CatalogueComponent[]): string {
  const known = new Set((output ? outputsOf : inputsOf)(components).map((each) => each.name));
  const kind = output ? '输出' : '参数';
  const owners = components.map((component) => component.name).join('、');
  return `${owners} 没有${kind} ${name}。它有：${[...known].join('、')}`;
}

function compareOutput(
  output: CatalogueOutput,
  label: string,
  cell: (column: string) => string,
): string[] {
  const faults = compareLabel(output.label, label);
  const types = portTypesNamedIn(cell('类型'));
  const wrong = types.filter((type) => !output.types.includes(type));
  if (wrong.length > 0) {
    faults.push(`${output.name} 的类型是 ${output.types.join('、')}，表里写了 ${wrong.join('、')}`);
  }
  // Marked hidden or not, the interface of 1.5 draws every output.
  if (cell('方向').includes('隐藏')) {
    faults.push(`${output.name} 总是画在组件上，表里写的是“${cell('方向')}”`);
  }
  return faults;
}

function compareInput(
  input: CatalogueInput,
  label: string,
  cell: (column: string) => string,
): string[] {
  return [
    ...compareLabel(input.label, label),
    ...compareType(input, cell('类型')),
    ...compareDefault(input, cell('默认值')),
    ...compareAdvanced(input, cell('高级')),
    ...compareRequired(input, [...NOTE_COLUMNS.map(cell)].join('')),
  ];
}

const NOTE_COLUMNS = ['说明', '说明与现状', '内容', '什么时候用'];

function compareLabel(known: string, stated: string): string[] {
  // Without Latin letters the cell tells where the label stands ("见共用参数"), not what it is.
  if (stated && !/[A-Za-z]/.test(stated)) {
    return [];
  }
  const labels = stated.replace(/ ?等$/, '').split(/[（），]|、| 或 /);
  return labels.some((label) => label.trim().replaceAll('`', '') === known) || stated === known
    ? []
    : [`标签是 ${known}，表里写的是 ${stated || '（空）'}`];
}

function compareType(input: CatalogueInput, stated: string): string[] {
  const kinds = kindsNamedIn(stated);
  const ports = portTypesNamedIn(stated);
  const accepted = [...(input.types ?? [])];
  const wrongPorts = ports.filter((type) => !accepted.includes(type));
  const faults: string[] = [];
  if (wrongPorts.length > 0) {
    const known = accepted.join('、') || '（没有端口）';
    faults.push(`${input.name} 的端口接受 ${known}，表里写了 ${wrongPorts.join('、')}`);
  }
  // Each field that accepts messages has a port, advanced or not: a reader looks for what to connect.
  if (/^文本$/.test(stated) && accepted.includes('Message')) {
    faults.push(`${input.name} 有接受 Message 的端口，类型要写成“文本或 Message”`);
  }
  const portKind = ['Handle', 'Data', 'DataFrame', 'Message'].includes(input.kind);
  if (kinds ? !kinds.has(input.kind) : ports.length > 0 && !portKind && accepted.length === 0) {
    faults.push(`${input.name} 的种类是 ${input.kind}，表里写的是“${stated}”`);
  }
  return faults;
}

function compareAdvanced(input: CatalogueInput, stated: string): string[] {
  if (stated !== '是' && stated !== '否') {
    return [];
  }
  return (stated === '是') === (input.advanced === true)
    ? []
    : [`${input.name} ${input.advanced ? '是' : '不是'}高级参数，表里写的是“${stated}”`];
}

function compareRequired(input: CatalogueInput, note: string): string[] {
  const stated = /^必填(?!时)/.test(note);
  return stated === (input.required === true)
    ? []
    : [`${input.name} ${input.required ? '是必填的，说明要以“必填”开头' : '不是必填的'}`];
}

function compareDefault(input: CatalogueInput, stated: string): string[] {
  if (!stated || saysDefault(input, stated)) {
    return [];
  }
  const known = isEmpty(input.default) ? '空' : JSON.stringify(input.default);
  const variable = input.variable ? '（全局变量）' : '';
  return [`${input.name} 的默认值是 ${known}${variable}，表里写的是 ${stated}`];
}

function saysDefault(input: CatalogueInput, stated: string): boolean {
  if (/^(空|无)/.test(stated)) {
    return isEmpty(input.default);
  }
  if (stated.startsWith('自动')) {
    return true;
  }
  const [, variable] = /^(?:全局)?变量 `([^`]+)`/.exec(stated) ?? [];
  if (variable) {
    return input.variable === true && input.default === variable;
  }
  const [, literal] = /^`([^`]*)`/.exec(stated) ?? [];
  // Words about a default ("一句英文") cannot be compared, only whether there is one.
  return literal === undefined ? !isEmpty(input.default) : equals(input.default, literal);
}

function equals(known: CatalogueValue | undefined, literal: string): boolean {
  if (isFingerprint(known)) {
    return known.fingerprint === fingerprint(literal);
  }
  if (known === undefined || known === null) {
    return literal === '' || literal === '{}' || literal === '[]';
  }
  if (typeof known === 'string') {
    return known === literal || JSON.stringify(known).slice(1, -1) === literal;
  }
  if (typeof known === 'object') {
    return JSON.stringify(known).replace(/\s/g, '') === literal.replace(/\s/g, '');
  }
  return String(known) === literal.toLowerCase() || known === Number(literal);
}

const isFingerprint = (value: CatalogueValue | undefined): value is {fingerprint: string} =>
  typeof value === 'object' && value !== null && 'fingerprint' in value;

const isEmpty = (value: CatalogueValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const inputsOf = (components: CatalogueComponent[]): CatalogueInput[] =>
  components.flatMap(({inputs, outputs, variants}) => [
    ...inputs,
    ...outputs.flatMap(loopPort),
    ...(variants ?? []).flatMap((variant) => variant.inputs ?? []),
  ]);

/** How the interface names the side of an output where a loop ends. */
const LOOP_LABEL = 'Looping';
const TOOLSET: CatalogueOutput = {name: 'component_as_tool', label: 'Toolset', types: ['Tool']};

const outputsOf = (components: CatalogueComponent[]): CatalogueOutput[] =>
  components.flatMap(({outputs, toolMode, variants}) => [
    ...outputs,
    ...(toolMode ? [TOOLSET] : []),
    ...(variants ?? []).flatMap((variant) => variant.outputs ?? []),
  ]);

/** The end of a loop connects to the output that begins it. */
const loopPort = ({name, types, loop}: CatalogueOutput): CatalogueInput[] =>
  loop ? [{name, label: LOOP_LABEL, kind: 'Handle', types}] : [];
