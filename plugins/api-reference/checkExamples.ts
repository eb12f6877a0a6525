import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type {
  JsonObject,
  MediaTypeObject,
  OpenApiDocument,
  ResponseObject,
  SchemaObject,
} from './openapi';
import {operationEntries, schemasWithin} from './walkDescription';

type ReportFault = (pointer: string, fault: string) => void;

const ROOT = 'https://description.invalid/openapi.json';

/** Checks every request, response and parameter example against its schema. */
export function checkExamples(document: OpenApiDocument, report: ReportFault): void {
  const compile = compiler(document);
  for (const {operation, pointer} of operationEntries(document as unknown as JsonObject)) {
    for (const [index, parameter] of (operation.parameters ?? []).entries()) {
      if ('$ref' in parameter) {
        continue;
      }
      const at = `${pointer}/parameters/${index}`;
      if ('example' in parameter) {
        check(at, parameter);
      } else if (parameter.required) {
        report(at, `必填参数 ${parameter.name} 缺少 example`);
      }
    }
    checkContent(`${pointer}/requestBody/content`, operation.requestBody?.content);
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if ('$ref' in response) {
        continue;
      }
      checkResponse(`${pointer}/responses/${status}`, response);
    }
  }
  for (const [name, response] of Object.entries(document.components?.responses ?? {})) {
    checkResponse(`/components/responses/${name}`, response);
  }

  function checkResponse(pointer: string, {content, headers}: ResponseObject) {
    checkContent(`${pointer}/content`, content);
    for (const [name, header] of Object.entries(headers ?? {})) {
      const at = `${pointer}/headers/${name}`;
      if ('example' in header) {
        check(at, header);
      } else {
        report(at, `响应头 ${name} 缺少 example`);
      }
    }
  }

  function checkContent(pointer: string, content: Record<string, MediaTypeObject> | undefined) {
    for (const [type, media] of Object.entries(content ?? {})) {
      const at = `${pointer}/${type.replaceAll('/', '~1')}`;
      if ('example' in media) {
        check(at, media);
      } else if (media.schema?.format !== 'binary') {
        report(at, `${type} 缺少 example`);
      }
    }
  }

  function check(pointer: string, part: {schema?: SchemaObject; example?: unknown}) {
    const at = `${pointer}/example`;
    if (JSON.stringify(part.example)?.includes('TODO-ZH')) {
      report(at, '还没有写（TODO-ZH）');
      return;
    }
    const validate = compile(`${pointer}/schema`);
    if (validate(part.example)) {
      return;
    }
    const error = validate.errors?.[0];
    const property = error?.params.additionalProperty as string | undefined;
    const where = error?.instancePath || '顶层';
    report(at, `不符合模式：${where} ${error?.message ?? ''}${property ? `（${property}）` : ''}`);
  }
}

/** Compiles parts of the document by pointer, so that their references resolve. */
function compiler(document: OpenApiDocument): (pointer: string) => ValidateFunction {
  const ajv = new Ajv2020({strict: false, allErrors: false});
  // CommonJS default export: the function is the namespace or its default, by loader.
  const install = (addFormats as unknown as {default?: typeof addFormats}).default ?? addFormats;
  (install as unknown as (target: Ajv2020) => void)(ajv);
  for (const format of ['binary', 'path']) {
    ajv.addFormat(format, true);
  }
  const closed = closeObjects(structuredClone(document));
  ajv.addSchema({...closed, $id: ROOT}, ROOT);
  return (pointer) => ajv.compile({$ref: `${ROOT}#${encodeURI(pointer)}`});
}

/** In an example an undescribed property is a spelling mistake, though the schema would allow it. */
function closeObjects(document: OpenApiDocument): OpenApiDocument {
  const roots: SchemaObject[] = Object.values(document.components?.schemas ?? {});
  for (const root of roots) {
    for (const {schema} of schemasWithin(root, '')) {
      if (Object.keys(schema.properties ?? {}).length > 0) {
        schema.additionalProperties ??= false;
      }
    }
  }
  return document;
}
