import type {Bundle} from './bundleDescription';
import type {SourcePlace} from './DescriptionError';
import {checkExamples} from './checkExamples';
import {lintSummary, lintText, lintTitle} from './lintTexts';
import type {OpenApiDocument, ParameterObject, Reference, ResponseObject} from './openapi';
import {unusedSchemas} from './unusedSchemas';
import {operationEntries, schemasWithin, type OperationEntry} from './walkDescription';

export interface Finding {
  pointer: string;
  message: string;
  place: SourcePlace | undefined;
}

type Report = (pointer: string, subject: string, faults: string[]) => void;

/** The description's own rules: Chinese text everywhere, no English sentence, valid examples. */
export function lintDescription(bundle: Bundle): Finding[] {
  const document = bundle.document as unknown as OpenApiDocument;
  const findings = new Map<string, Finding>();
  const report: Report = (pointer, subject, faults) => {
    for (const fault of faults) {
      const message = `${subject}：${fault}`;
      findings.set(pointer + message, {pointer, message, place: bundle.locate(pointer)});
    }
  };
  for (const entry of operationEntries(bundle.document)) {
    lintOperation(entry, report);
  }
  lintDistinctTitles(operationEntries(bundle.document), report);
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const pointer = `/components/schemas/${name}`;
    report(`${pointer}/title`, `模式 ${name} 的 title`, lintTitle(schema.title));
    report(`${pointer}/description`, `模式 ${name} 的 description`, lintText(schema.description));
    lintProperties(schema, pointer, name, report);
  }
  for (const [name, response] of Object.entries(document.components?.responses ?? {})) {
    const pointer = `/components/responses/${name}/description`;
    report(pointer, `响应 ${name} 的 description`, lintText(response.description));
  }
  for (const [index, tag] of (document.tags ?? []).entries()) {
    report(
      `/tags/${index}/x-displayName`,
      `标签 ${tag.name} 的名称`,
      lintTitle(tag['x-displayName']),
    );
    report(`/tags/${index}/description`, `标签 ${tag.name} 的说明`, lintText(tag.description));
  }
  for (const name of unusedSchemas(bundle.document)) {
    report(`/components/schemas/${name}`, `模式 ${name}`, ['没有操作用到，应删去']);
  }
  checkExamples(document, (pointer, fault) => report(pointer, '示例', [fault]));
  return [...findings.values()];
}

function lintOperation({operation, pointer, method, path}: OperationEntry, report: Report): void {
  const subject = `${method.toUpperCase()} ${path}`;
  report(`${pointer}/summary`, `${subject} 的标题 summary`, lintTitle(operation.summary));
  report(`${pointer}/x-summary`, `${subject} 的 x-summary`, lintSummary(operation['x-summary']));
  report(`${pointer}/description`, `${subject} 的 description`, lintText(operation.description));
  for (const [index, parameter] of (operation.parameters ?? []).entries()) {
    if (isReference(parameter)) {
      continue;
    }
    const at = `${pointer}/parameters/${index}`;
    const what = `${subject} 的参数 ${parameter.name}`;
    report(`${at}/description`, what, lintText(parameter.description));
    if (parameter.schema) {
      lintProperties(parameter.schema, `${at}/schema`, what, report);
    }
  }
  for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
    const at = `${pointer}/requestBody/content/${type.replaceAll('/', '~1')}`;
    if (media.schema) {
      lintProperties(media.schema, `${at}/schema`, `${subject} 的请求体`, report);
    }
  }
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (isReference(response)) {
      continue;
    }
    const what = `${subject} 的 ${status} 响应`;
    report(`${pointer}/responses/${status}/description`, what, lintText(response.description));
  }
}

function lintProperties(
  schema: Parameters<typeof schemasWithin>[0],
  pointer: string,
  owner: string,
  report: Report,
): void {
  for (const visit of schemasWithin(schema, pointer)) {
    if (visit.property === undefined) {
      continue;
    }
    const what = `${owner} 的属性 ${visit.property}`;
    report(`${visit.pointer}/description`, what, lintText(visit.schema.description));
  }
}

/** Twin paths (with and without a trailing slash) and versions must differ in their titles. */
function lintDistinctTitles(entries: OperationEntry[], report: Report): void {
  const first = new Map<string, string>();
  for (const {operation, pointer, path} of entries) {
    const title = operation.summary;
    if (!title || title.includes('TODO-ZH')) {
      continue;
    }
    const other = first.get(title);
    if (other === undefined) {
      first.set(title, path);
    } else {
      report(`${pointer}/summary`, `标题“${title}”`, [`与 ${other} 的标题相同，应能区分`]);
    }
  }
}

function isReference(value: ParameterObject | ResponseObject | Reference): value is Reference {
  return '$ref' in value;
}
