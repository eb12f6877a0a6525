import path from 'node:path';
import type {Bundle} from './bundleDescription';
import {DescriptionError} from './DescriptionError';
import {SchemaTree} from './buildSchemaTree';
import type {
  MediaTypeObject,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  Reference,
  ResponseObject,
  SchemaObject,
  TagObject,
} from './openapi';
import {buildBody} from './buildBody';
import {buildObjectTypes} from './buildObjectTypes';
import {authScheme, securityOf} from './buildSecurity';
import type {ModelContext} from './modelContext';
import {refuseUnmodelled} from './refuseUnmodelled';
import {TYPES_SLUG} from './render/addresses';
import {assignSlugs} from './slugs';
import {clientCalls} from './samples/client';
import type {
  ApiModel,
  ApiResponse,
  ClientCall,
  ContentKind,
  HttpMethod,
  Operation,
  Parameter,
  ResponseContent,
} from './types';
import {operationEntries, type OperationEntry} from './walkDescription';

const STREAMS = ['text/event-stream', 'application/x-ndjson'];

/** What the pages show, from a bundled and validated description. */
export function buildModel(bundle: Bundle, siteDir: string): ApiModel {
  refuseUnmodelled(bundle);
  const document = bundle.document as unknown as OpenApiDocument;
  const entries = operationEntries(bundle.document);
  const slugs = assignSlugs(entries.map(({operation}) => operation['x-slug-source'] ?? ''));
  const context: Context = {
    document,
    tree: new SchemaTree(document),
    tags: new Map((document.tags ?? []).map((tag) => [tag.name, tag])),
    fail: (pointer, fault, remedy) => {
      throw new DescriptionError(fault, bundle.locate(pointer), remedy);
    },
  };
  const operations = entries.map((entry, index): Operation => {
    const place = bundle.locate(entry.pointer);
    return {
      ...buildOperation(entry, slugs[index] ?? '', context),
      sourceFile: place && path.relative(siteDir, place.file),
    };
  });
  return {
    title: document.info.title,
    version: document.info.version,
    serverUrl: Object.values(document.servers?.[0]?.variables ?? {})[0]?.default ?? '',
    tags: (document.tags ?? []).map(({name, description = '', ...tag}) => ({
      name,
      label: tag['x-displayName'] ?? name,
      description,
    })),
    auth: Object.entries(document.components?.securitySchemes ?? {}).map(authScheme),
    operations,
    objects: buildObjectTypes(document, context.tree, operations),
  };
}

interface Context extends ModelContext {
  tags: Map<string, TagObject>;
}

function buildOperation(entry: OperationEntry, slug: string, context: Context): Operation {
  const {operation, method, path: route, pointer} = entry;
  const tag = context.tags.get(operation.tags?.[0] ?? '');
  if (!tag) {
    return context.fail(
      `${pointer}/tags`,
      `标签 ${operation.tags?.[0] ?? '（无）'} 没有登记`,
      '在 openapi.yaml 的 tags 中加上它，或改成已有的标签。',
    );
  }
  if (slug === '' || operation.operationId !== slug) {
    return context.fail(
      pointer,
      `operationId 是 ${operation.operationId ?? '（无）'}，而 x-slug-source 得出的页面网址是 ${slug || '（空）'}`,
      '让两者一致；同名的操作按 openapi.yaml 中路径的顺序编号 -1、-2。',
    );
  }
  if (slug === TYPES_SLUG) {
    return context.fail(
      `${pointer}/x-slug-source`,
      `网址 ${slug} 是对象类型的页面`,
      '换一个 x-slug-source。',
    );
  }
  return {
    slug,
    method: method as HttpMethod,
    path: route,
    tag: tag.name,
    title: operation.summary ?? slug,
    summary: operation['x-summary'] ?? '',
    description: operation.description ?? '',
    deprecated: operation.deprecated ?? false,
    security: securityOf(operation, pointer, context),
    parameters: (operation.parameters ?? []).map((part) => buildParameter(part, context)),
    body: operation.requestBody && buildBody(operation.requestBody, pointer, context),
    responses: Object.entries(operation.responses ?? {}).map(([status, part]) =>
      buildResponse(status, part, context),
    ),
    guides: operation['x-guides'] ?? tag['x-guides'] ?? [],
    redirects: tag['x-redirect'] ?? false,
    streamQuery: operation['x-stream-query'],
    sample: operation['x-sample'] ?? {},
    clientCall: clientCallOf(operation, pointer, context),
    compressed: operation['x-compressed'] ?? false,
  };
}

function clientCallOf(
  {'x-client': name}: OperationObject,
  pointer: string,
  {fail}: Context,
): ClientCall | undefined {
  if (name === undefined) {
    return undefined;
  }
  return (
    clientCalls.find((call) => call === name) ??
    fail(
      `${pointer}/x-client`,
      `TypeScript 客户端没有 ${name}`,
      `改成 ${clientCalls.join('、')} 之一。`,
    )
  );
}

function buildParameter(part: ParameterObject | Reference, {tree, document}: Context): Parameter {
  const parameter = '$ref' in part ? lookUp(document.components?.parameters, part.$ref) : part;
  const node = tree.node(parameter.schema);
  return {
    ...node,
    name: parameter.name,
    place: parameter.in,
    required: parameter.required ?? false,
    description: parameter.description ?? node.description,
    deprecated: parameter.deprecated ?? node.deprecated,
    example: parameter.example,
  };
}

function buildResponse(
  status: string,
  part: ResponseObject | Reference,
  {document, tree}: Context,
): ApiResponse {
  const response = '$ref' in part ? lookUp(document.components?.responses, part.$ref) : part;
  return {
    status,
    description: response.description,
    shared: '$ref' in part,
    headers: Object.entries(response.headers ?? {}).map(([name, header]) => ({
      ...tree.node(header.schema),
      name,
      required: header.required ?? false,
      description: header.description,
      example: header.example,
    })),
    contents: Object.entries(response.content ?? {}).map(([contentType, media]) =>
      buildContent(contentType, media, tree),
    ),
  };
}

function buildContent(
  contentType: string,
  media: MediaTypeObject,
  tree: SchemaTree,
): ResponseContent {
  const kind = contentKind(contentType, media.schema);
  return {
    contentType,
    kind,
    schema: kind === 'json' ? tree.node(media.schema) : undefined,
    events: (media['x-events'] ?? []).map(({event, description, schema}) => ({
      name: event,
      description,
      schema: tree.node(schema),
    })),
    example: media.example,
  };
}

function contentKind(contentType: string, schema: SchemaObject | undefined): ContentKind {
  if (STREAMS.includes(contentType)) {
    return 'stream';
  }
  if (schema?.format === 'binary') {
    return 'binary';
  }
  return contentType.startsWith('text/') ? 'text' : 'json';
}

function lookUp<T>(components: Record<string, T> | undefined, ref: string): T {
  const part = components?.[ref.slice(ref.lastIndexOf('/') + 1)];
  if (!part) {
    throw new Error(`${ref} is not in components; the bundle should have said so.`);
  }
  return part;
}
