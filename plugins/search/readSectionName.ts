import type {BuiltPage} from '../../lib/builtPages/parseBuiltPage';

export const API_SECTION_NAME = 'API 参考';
const FALLBACK_SECTION_NAME = '文档';

/** The chapter a page belongs to (lvl0), under which the dialog groups its hits. */
export function readSectionName({trail, isReference}: BuiltPage): string {
  return isReference ? API_SECTION_NAME : (trail[0] ?? FALLBACK_SECTION_NAME);
}
