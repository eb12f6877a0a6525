import type {ModelContext} from './modelContext';
import type {MediaTypeObject, RequestBodyObject} from './openapi';
import type {BodyContent, BodyKind, RequestBody} from './types';
import {escapePointer} from './walkDescription';

const BODY_KINDS: Record<string, BodyKind> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
  'text/plain': 'text',
};

/** Every type of content that a request body may have; the samples send the first. */
export function buildBody(
  body: RequestBodyObject,
  pointer: string,
  context: ModelContext,
): RequestBody {
  const at = `${pointer}/requestBody/content`;
  const [first, ...others] = Object.entries(body.content).map(([contentType, media]) =>
    buildContent(contentType, media, `${at}/${escapePointer(contentType)}`, context),
  );
  if (!first) {
    return context.fail(at, '请求体没有写类型', '在 content 下写出类型，例如 application/json。');
  }
  if (first.kind === 'text') {
    return context.fail(
      at,
      `示例发送排在最前的类型，而 ${first.contentType} 没有示例写法`,
      '把 JSON 或表单排在最前，或扩展 plugins/api-reference/samples。',
    );
  }
  return {...first, kind: first.kind, required: body.required ?? false, others};
}

function buildContent(
  contentType: string,
  media: MediaTypeObject,
  pointer: string,
  {tree, fail}: ModelContext,
): BodyContent {
  const kind = BODY_KINDS[contentType];
  if (!kind) {
    return fail(
      pointer,
      `请求体类型 ${contentType} 没有对应的写法`,
      `改用 ${Object.keys(BODY_KINDS).join('、')} 之一，或扩展 plugins/api-reference。`,
    );
  }
  const schema = tree.node(media.schema);
  return {
    contentType,
    kind,
    schema,
    example: media.example,
    fileFields: schema.fields.filter(({type}) => type.includes('<binary>')).map(({name}) => name),
  };
}
