/** The domain of the API reference: what a page shows, free of OpenAPI's notation. */

export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head' | 'options' | 'trace';

export interface GuideLink {
  label: string;
  href: string;
}

/** A named object of the description that a type mentions; it has a section of its own. */
export interface TypeReference {
  /** As it stands in the type: `FlowRead`, `Page<FlowRead>`. */
  shown: string;
  /** Anchor of its section, made of its name in the description, which is unique. */
  id: string;
}

/** A type with everything a reader may unfold below it. */
export interface SchemaNode {
  /** As shown: `string <uuid>`, `FlowRead[]`, `(string | integer)[] | null`. */
  type: string;
  /** The named objects in `type`. */
  references: TypeReference[];
  description?: string;
  nullable: boolean;
  deprecated: boolean;
  /** JSON of the default value, if there is one that says something. */
  defaultValue?: string;
  allowed: string[];
  constraints: string[];
  /** Set where a schema contains itself; its fields are shown further up. */
  recursive: boolean;
  fields: Field[];
  /** Alternatives that have fields of their own. */
  variants: SchemaNode[];
}

export interface Field extends SchemaNode {
  name: string;
  required: boolean;
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter extends Field {
  place: ParameterPlace;
  example?: unknown;
}

export type BodyKind = 'json' | 'form' | 'multipart' | 'text';

/** One type of content that a request body may have. */
export interface BodyContent {
  contentType: string;
  kind: BodyKind;
  schema: SchemaNode;
  example?: unknown;
  /** Names of multipart fields that hold files. */
  fileFields: string[];
}

/** A request body in the type that samples send, and the other types that are accepted. */
export interface RequestBody extends BodyContent {
  kind: Exclude<BodyKind, 'text'>;
  required: boolean;
  others: BodyContent[];
}

export type ContentKind = 'json' | 'text' | 'stream' | 'binary';

/** One kind of event of a stream. */
export interface StreamEvent {
  name: string;
  description: string;
  schema: SchemaNode;
}

export interface ResponseContent {
  contentType: string;
  kind: ContentKind;
  schema?: SchemaNode;
  example?: unknown;
  events: StreamEvent[];
}

/** A header of a response that tells a caller something. */
export interface ResponseHeader extends Field {
  example?: string;
}

export interface ApiResponse {
  status: string;
  description: string;
  headers: ResponseHeader[];
  /** The same on many operations, so that search need not list it each time. */
  shared: boolean;
  contents: ResponseContent[];
}

export interface AuthScheme {
  name: string;
  kind: 'bearer' | 'headerKey' | 'queryKey';
  /** Name of the header or query parameter of a key. */
  parameter?: string;
  description: string;
}

/** `x-sample`: parts of the sample request that the description cannot say. */
export interface SampleOverride {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  body?: unknown;
  /** Name under which a download is saved. */
  saveAs?: string;
}

export interface Operation {
  slug: string;
  method: HttpMethod;
  path: string;
  tag: string;
  title: string;
  summary: string;
  /** Markdown. */
  description: string;
  deprecated: boolean;
  /** Any one of these will do; the schemes of one go together. An empty list asks for nothing. */
  security: AuthScheme[][];
  parameters: Parameter[];
  body?: RequestBody;
  responses: ApiResponse[];
  guides: GuideLink[];
  /** Answers with a redirect to another operation. */
  redirects: boolean;
  /** Query that makes an operation stream which otherwise answers at once. */
  streamQuery?: Record<string, string>;
  /** What the samples send beyond or instead of the described examples. */
  sample: SampleOverride;
  /** The call of the official client that sends this request, if it has one. */
  clientCall?: ClientCall;
  /** Always answers gzipped, so that curl has to be told. */
  compressed: boolean;
  /** File of the description, relative to the site. */
  sourceFile?: string;
}

/** An object that operations share, with the places where it is used. */
export interface ObjectType extends TypeReference {
  title: string;
  schema: SchemaNode;
  /** Operations whose parameters, body or responses name it. */
  operations: Pick<Operation, 'slug' | 'title'>[];
  /** Objects that have it as a field. */
  owners: TypeReference[];
}

export interface Tag {
  name: string;
  label: string;
  description: string;
}

export interface ApiModel {
  title: string;
  version: string;
  /** Default of the server variable. */
  serverUrl: string;
  tags: Tag[];
  auth: AuthScheme[];
  /** In path order. */
  operations: Operation[];
  objects: ObjectType[];
}

export type SampleLanguage = 'python' | 'typescript' | 'curl' | 'go' | 'typescript-client';

/** Methods of the official TypeScript client; `flow.run` streams where the operation does. */
export type ClientCall =
  'flow.run' | 'flow.uploadFile' | 'files.upload' | 'files.list' | 'logs.fetch' | 'logs.stream';

export interface Sample {
  language: SampleLanguage;
  code: string;
}

/** A page as the theme receives it. */
export interface PageMeta {
  /** The page's address, base URL included. */
  permalink: string;
  title: string;
  description: string;
}

export interface PageLink {
  title: string;
  permalink: string;
}

export interface OperationPage extends PageMeta {
  slug: string;
  previous?: PageLink;
  next?: PageLink;
  html: string;
}

/** An entry of the theme's table of contents. */
export interface ContentsEntry {
  value: string;
  id: string;
  level: number;
}

export interface OverviewPage extends PageMeta {
  toc: ContentsEntry[];
  html: string;
}
