import {cutText, takeWithin} from '../budget';
import {CallError} from '../failures';
import type {NamedSection} from '../library/openIndex';
import type {Catalogue, CatalogueComponent} from '../types';
import {budgetArgument} from './types';
import type {Tool} from './types';

/** So few are described with all their fields. */
const DETAILED = 3;

export const findComponent: Tool = {
  name: 'find_component',
  title: '查找组件',
  description:
    '在 Langflow 1.5 的组件目录里按名称、输入端口的类型或输出端口的类型查找，给出端口、参数和说明页。至少写一项，多项同时满足。\n' +
    'Find components of Langflow 1.5 by name, by the type of an input port or by the type of an output. Gives ports, fields and the page about it. At least one argument; all given ones must fit.',
  arguments: {
    name: {
      type: 'string',
      description: '显示名或类型名的一部分，例如 MCP Tools。Part of the display name or key.',
    },
    input: {
      type: 'string',
      description: '输入端口接受的类型，例如 DataFrame。Type that an input port accepts.',
    },
    output: {
      type: 'string',
      description: '输出端口的类型，例如 Embeddings。Type of an output.',
    },
    budget: budgetArgument(3000),
  },
  example: {input: 'DataFrame', output: 'Message'},
  async run({name, input, output, budget}, library) {
    const catalogue = await library.components();
    if (name === undefined && input === undefined && output === undefined) {
      throw new CallError(
        '至少写 name、input、output 中的一个。',
        `Give at least one of name, input and output.\n例子 / Example: find_component ${JSON.stringify(findComponent.example)}`,
      );
    }
    const accepts = input === undefined ? undefined : chooseType('input', String(input), catalogue);
    const gives =
      output === undefined ? undefined : chooseType('output', String(output), catalogue);
    const found = catalogue.components
      .filter((component) => name === undefined || isNamed(component, String(name)))
      .filter((component) => !accepts || inputTypes(component).includes(accepts))
      .filter((component) => !gives || outputTypes(component).includes(gives))
      .sort((a, b) => closeness(a, name) - closeness(b, name) || a.name.localeCompare(b.name));
    if (found.length === 0) {
      throw new CallError(
        `没有符合的组件。`,
        `No component fits.\n类型 / Types: ${[...new Set([...typesOf(catalogue, 'input'), ...typesOf(catalogue, 'output')])].join(', ')}`,
      );
    }
    const index = await library.index();
    const sections = await index.sections();
    const root = await library.root();
    const describe = found.length <= DETAILED ? describeFully : describeBriefly;
    const lines = found.map((component) => describe(component, linkTo(component, sections, root)));
    const heading = `Langflow ${catalogue.version}：${found.length} 个组件。`;
    const room = Number(budget) - CUT_TOKENS;
    const {taken, left} = takeWithin([heading, ...lines], room, '\n\n');
    if (taken.length < 2) {
      return cutText([heading, ...lines].join('\n\n'), Number(budget));
    }
    const note = left > 0 ? [`（另有 ${left} 个没有列出。${left} more: narrow the search.）`] : [];
    return [...taken, ...note].join('\n\n');
  },
};

const CUT_TOKENS = 40;
const squeeze = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '');

const isNamed = ({key, name}: CatalogueComponent, wanted: string): boolean =>
  [key, name].some((own) => squeeze(own).includes(squeeze(wanted)));

/** Those called so first, then those that begin so; old ones behind their successors. */
function closeness({key, name, legacy}: CatalogueComponent, wanted: unknown): number {
  const asked = typeof wanted === 'string' ? squeeze(wanted) : '';
  const names = [squeeze(name), squeeze(key)];
  const rank = names.includes(asked) ? 0 : names.some((own) => own.startsWith(asked)) ? 1 : 2;
  return rank * 2 + (legacy ? 1 : 0);
}

const inputTypes = ({inputs, variants = []}: CatalogueComponent): string[] =>
  [...inputs, ...variants.flatMap((variant) => variant.inputs ?? [])].flatMap(
    ({types}) => types ?? [],
  );

/** In Tool Mode every such component gives a tool. */
const outputTypes = ({outputs, toolMode, variants = []}: CatalogueComponent): string[] => [
  ...[...outputs, ...variants.flatMap((variant) => variant.outputs ?? [])].flatMap(
    ({types}) => types,
  ),
  ...(toolMode ? ['Tool'] : []),
];

const typesOf = ({components}: Catalogue, side: 'input' | 'output'): string[] =>
  [...new Set(components.flatMap(side === 'input' ? inputTypes : outputTypes))].sort();

function chooseType(side: 'input' | 'output', wanted: string, catalogue: Catalogue): string {
  const types = typesOf(catalogue, side);
  const chosen = types.find((type) => squeeze(type) === squeeze(wanted));
  if (!chosen) {
    const shown = wanted.slice(0, 80);
    throw new CallError(
      `没有组件的${side === 'input' ? '输入' : '输出'}类型是 ${shown}。可用的类型：${types.join('、')}。`,
      `No component has ${shown} as ${side}. Types: ${types.join(', ')}.`,
    );
  }
  return chosen;
}

/** How headings name a component, the best first: “URL”, “URL：抓取网页”, “用户列表：List Users”, “URL 参数”. */
const headingForms = (name: string): Array<(title: string) => boolean> => [
  (title) => title === name,
  (title) => title.startsWith(`${name}：`) || title.startsWith(`${name}（`),
  (title) => title.endsWith(`：${name}`),
  (title) => title === `${name}组件` || title === `${name}参数`,
];

/** The section whose heading names the component. */
function linkTo(
  {name}: CatalogueComponent,
  sections: NamedSection[],
  root: string,
): string | undefined {
  const guides = sections
    .filter(({isReference}) => !isReference)
    .map((section) => ({section, title: squeeze(section.title)}));
  for (const fits of headingForms(squeeze(name))) {
    const found = guides.find(({title}) => fits(title))?.section;
    if (found) {
      return `${root}${found.path}${found.anchor ? `#${found.anchor}` : ''}`;
    }
  }
  return undefined;
}

function headingOf({name, key, group, beta, legacy, toolMode}: CatalogueComponent): string {
  const marks = [
    group,
    ...(beta ? ['Beta'] : []),
    ...(legacy ? ['Legacy（旧版）'] : []),
    ...(toolMode ? ['可用工具模式'] : []),
  ];
  return `**${name}** \`${key}\`（${marks.join('，')}）`;
}

function describeBriefly(component: CatalogueComponent, link?: string): string {
  const ports = [...new Set(inputTypes(component))].join('、') || '无';
  const results = [...new Set(component.outputs.flatMap(({types}) => types))].join('、') || '无';
  return `- ${headingOf(component)}：输入 ${ports}；输出 ${results}${link ? `。${link}` : ''}`;
}

function describeFully(component: CatalogueComponent, link?: string): string {
  const fields = component.inputs.map((input) => {
    const facts = [
      input.types ? `端口 ${input.types.join('|')}` : input.kind,
      ...(input.required ? ['必填'] : []),
      ...(isShort(input.default) ? [`默认 \`${JSON.stringify(input.default)}\``] : []),
      ...(input.options ? [`可选 ${input.options.slice(0, MAX_OPTIONS).join('、')}`] : []),
      ...(input.advanced ? ['高级'] : []),
    ];
    return `  - \`${input.name}\` ${input.label}：${facts.join('；')}`;
  });
  const outputs = component.outputs.map(
    ({name, label, types}) => `  - \`${name}\` ${label}：${types.join('|')}`,
  );
  return [
    headingOf(component),
    ...(link ? [link] : []),
    '- 输入 / inputs',
    ...fields,
    '- 输出 / outputs',
    ...outputs,
  ].join('\n');
}

const MAX_OPTIONS = 12;
const isShort = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && JSON.stringify(value).length < 60;
