import type {Bundle} from './bundleDescription';
import {DescriptionError} from './DescriptionError';
import type {JsonObject, OpenApiDocument, SecuritySchemeObject} from './openapi';
import {allSchemas, escapePointer, operationEntries} from './walkDescription';

const words = (list: string) => new Set(list.split(' '));

/** What the pages and samples know how to show, by the kind of object; `x-…` is always allowed. */
const MODELLED = {
  描述: words('openapi info servers tags security paths components'),
  组件: words('securitySchemes responses parameters schemas'),
  路径: words('get put post delete options head patch trace'),
  操作: words(
    'tags operationId summary description deprecated security parameters requestBody responses',
  ),
  参数: words('$ref name in required deprecated description schema example'),
  请求体: words('required content'),
  内容: words('schema example'),
  响应: words('$ref description headers content'),
  响应头: words('description required schema example'),
  模式: words(
    '$ref title description type format properties required items prefixItems additionalProperties ' +
      'anyOf oneOf allOf enum const default deprecated examples contentMediaType minimum maximum ' +
      'exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems uniqueItems pattern',
  ),
};

/** Ways to prove who calls that pages name rightly and samples can send. */
const canBeSent = ({type, in: place, scheme}: SecuritySchemeObject): boolean =>
  type === 'oauth2' ||
  (type === 'http' && scheme?.toLowerCase() === 'bearer') ||
  (type === 'apiKey' && (place === 'header' || place === 'query'));

/** Valid OpenAPI that no page would show stops the build, instead of being left out without a word. */
export function refuseUnmodelled({document, locate}: Bundle): void {
  const refuse = (what: string, pointer: string): never => {
    throw new DescriptionError(
      `${what} 页面还不会表达`,
      locate(pointer),
      '改用页面能表达的写法，或扩展 plugins/api-reference，再加进 refuseUnmodelled.ts。',
    );
  };
  const check = (kind: keyof typeof MODELLED, part: unknown, pointer: string) => {
    for (const key of Object.keys(part ?? {})) {
      if (!MODELLED[kind].has(key) && !key.startsWith('x-')) {
        refuse(`${kind}里的 ${key}`, `${pointer}/${escapePointer(key)}`);
      }
    }
  };
  const checkContent = (content: JsonObject | undefined, pointer: string) => {
    for (const [type, media] of Object.entries(content ?? {})) {
      check('内容', media, `${pointer}/${escapePointer(type)}`);
    }
  };
  const checkResponses = (responses: object | undefined, pointer: string) => {
    for (const [name, response] of Object.entries(responses ?? {})) {
      check('响应', response, `${pointer}/${name}`);
      const {content, headers} = response as {content?: JsonObject; headers?: JsonObject};
      for (const [header, part] of Object.entries(headers ?? {})) {
        check('响应头', part, `${pointer}/${name}/headers/${escapePointer(header)}`);
      }
      checkContent(content, `${pointer}/${name}/content`);
    }
  };
  const {paths, components} = document as unknown as OpenApiDocument;
  check('描述', document, '');
  check('组件', components, '/components');
  for (const [name, scheme] of Object.entries(components?.securitySchemes ?? {})) {
    if (!canBeSent(scheme)) {
      const kind = [scheme.type, scheme.scheme ?? scheme.in].filter(Boolean).join(' ');
      refuse(`安全方案里的 ${kind}`, `/components/securitySchemes/${escapePointer(name)}`);
    }
  }
  for (const [path, item] of Object.entries(paths)) {
    check('路径', item, `/paths/${escapePointer(path)}`);
  }
  for (const {operation, pointer} of operationEntries(document)) {
    check('操作', operation, pointer);
    for (const [index, parameter] of (operation.parameters ?? []).entries()) {
      check('参数', parameter, `${pointer}/parameters/${index}`);
    }
    check('请求体', operation.requestBody, `${pointer}/requestBody`);
    checkContent(operation.requestBody?.content, `${pointer}/requestBody/content`);
    checkResponses(operation.responses, `${pointer}/responses`);
  }
  checkResponses(components?.responses, '/components/responses');
  for (const {schema, pointer} of allSchemas(document)) {
    check('模式', schema, pointer);
  }
}
