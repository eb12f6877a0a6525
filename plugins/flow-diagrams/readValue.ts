import type {CatalogueInput} from '../../live/catalogue/types';

export type FieldValue =
  string | number | boolean | string[] | Array<{name: string}> | {variable: string};

const ON = /^(打开|开启|true)$/i;
const OFF = /^(关闭|false)$/i;
/** Kinds whose values are made in a window of their own, not typed. */
const MADE_ELSEWHERE = new Set([
  'File',
  'Table',
  'Mcp',
  'Auth',
  'Connection',
  'Dict',
  'NestedDict',
]);

/**
 * The value of a field as the product stores it. Undefined when the picture only hints at it: shortened
 * with an ellipsis, left empty, or chosen in a window.
 */
export function readValue(
  field: CatalogueInput,
  text: string,
): FieldValue | {unknownOption: true} | undefined {
  if (/…|\.{3}/.test(text) || text === '留空' || MADE_ELSEWHERE.has(field.kind)) {
    return undefined;
  }
  const [, variable] = /^(?:全局变量 )?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)$/.exec(text) ?? [];
  if (variable && /SecretStr|MultilineSecret|Str|MessageText/.test(field.kind)) {
    return {variable};
  }
  switch (field.kind) {
    case 'Bool':
      return ON.test(text) ? true : OFF.test(text) ? false : {unknownOption: true};
    case 'Int':
    case 'Float':
    case 'Slider':
      return Number.isNaN(Number(text)) ? {unknownOption: true} : Number(text);
    case 'SortableList':
      return chooses(field, text) ? [{name: text}] : {unknownOption: true};
    case 'Dropdown':
    case 'Tab':
      return chooses(field, text) ? text : {unknownOption: true};
    default:
      return field.list ? text.split(/, |、/) : text;
  }
}

/** Lists that a provider fills while the reader looks are not in the catalogue. */
const chooses = ({name, options}: CatalogueInput, text: string): boolean =>
  options === undefined ||
  options.includes(text) ||
  options.some((option) => option.endsWith('...')) ||
  /model/.test(name);
