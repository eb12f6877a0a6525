/** The parts of OpenAPI 3.1 that the description uses. */
import type {GuideLink, SampleOverride} from './types';

export type JsonObject = Record<string, unknown>;

export interface Reference {
  $ref: string;
}

export interface SchemaObject {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, SchemaObject>;
  required?: string[];
  items?: SchemaObject | boolean;
  prefixItems?: SchemaObject[];
  additionalProperties?: SchemaObject | boolean;
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  allOf?: SchemaObject[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  deprecated?: boolean;
  examples?: unknown[];
  contentMediaType?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  pattern?: string;
}

export interface MediaTypeObject {
  schema?: SchemaObject;
  example?: unknown;
  /** The events of a stream; OpenAPI 3.1 has no words for them. */
  'x-events'?: {event: string; description: string; schema: SchemaObject}[];
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema?: SchemaObject;
  example?: unknown;
}

export interface RequestBodyObject {
  required?: boolean;
  description?: string;
  content: Record<string, MediaTypeObject>;
}

export interface HeaderObject {
  description?: string;
  required?: boolean;
  schema?: SchemaObject;
  example?: string;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, HeaderObject>;
  content?: Record<string, MediaTypeObject>;
}

export interface OperationObject {
  tags?: string[];
  operationId?: string;
  /** English source of the slug; stays when the Chinese title changes. */
  'x-slug-source'?: string;
  /** Chinese title. */
  summary?: string;
  /** One Chinese sentence for lists, page descriptions and search engines. */
  'x-summary'?: string;
  description?: string;
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: (ParameterObject | Reference)[];
  requestBody?: RequestBodyObject;
  responses?: Record<string, ResponseObject | Reference>;
  'x-guides'?: GuideLink[];
  /** Query that makes an operation stream which otherwise answers at once. */
  'x-stream-query'?: Record<string, string>;
  /** What the samples send beyond or instead of the described examples. */
  'x-sample'?: SampleOverride;
  /** The call of the official TypeScript client that sends this request. */
  'x-client'?: string;
  /** Always answers gzipped, whatever the client accepts. */
  'x-compressed'?: boolean;
}

export interface SecuritySchemeObject {
  type: string;
  description?: string;
  in?: string;
  name?: string;
  /** Of `type: http`. */
  scheme?: string;
}

export interface TagObject {
  name: string;
  description?: string;
  'x-displayName'?: string;
  'x-guides'?: GuideLink[];
  /** The tag's operations only redirect to others. */
  'x-redirect'?: boolean;
}

export interface ServerObject {
  url: string;
  description?: string;
  variables?: Record<string, {default: string; description?: string}>;
}

export interface OpenApiDocument {
  openapi: string;
  info: {title: string; version: string; summary?: string; description?: string};
  servers?: ServerObject[];
  tags?: TagObject[];
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, unknown>>;
  components?: {
    schemas?: Record<string, SchemaObject>;
    responses?: Record<string, ResponseObject>;
    parameters?: Record<string, ParameterObject>;
    securitySchemes?: Record<string, SecuritySchemeObject>;
  };
}
