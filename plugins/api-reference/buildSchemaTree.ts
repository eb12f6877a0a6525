import type {OpenApiDocument, SchemaObject} from './openapi';
import type {Field, SchemaNode, TypeReference} from './types';

const CONSTRAINTS = {
  minimum: '≥',
  maximum: '≤',
  exclusiveMinimum: '>',
  exclusiveMaximum: '<',
  multipleOf: '倍数',
  minLength: '最短长度',
  maxLength: '最长长度',
  minItems: '最少项数',
  maxItems: '最多项数',
  pattern: '格式',
} as const;

/** Turns schemas into trees that a page can show: references followed, null folded, unions named. */
export class SchemaTree {
  constructor(private readonly document: OpenApiDocument) {}

  /** `stack` holds the references that lead here; meeting one of them again is a recursion. */
  node(schema: SchemaObject | boolean | undefined, stack: readonly string[] = []): SchemaNode {
    if (schema === undefined || typeof schema === 'boolean') {
      return blank('any');
    }
    if (schema.$ref) {
      return this.referenced(schema, schema.$ref, stack);
    }
    if (schema.allOf) {
      return this.node(this.merged(schema), stack);
    }
    const alternatives = schema.anyOf ?? schema.oneOf;
    if (alternatives) {
      return this.union(schema, alternatives, stack);
    }
    if (Array.isArray(schema.type)) {
      const {type, ...rest} = schema;
      return this.union(
        schema,
        type.map((name) => ({...rest, type: name})),
        stack,
      );
    }
    return {...this.single(schema, stack), ...ownTexts(schema)};
  }

  /** The schema behind a reference, without its name. */
  resolve(ref: string): SchemaObject {
    const name = ref.slice(ref.lastIndexOf('/') + 1);
    const schema = this.document.components?.schemas?.[name];
    if (!schema) {
      throw new Error(`Schema ${name} is not in components; the bundle should have said so.`);
    }
    return schema;
  }

  private referenced(schema: SchemaObject, ref: string, stack: readonly string[]): SchemaNode {
    const reference = typeReference(ref.slice(ref.lastIndexOf('/') + 1));
    const name = reference?.shown ?? 'object';
    const references = reference ? [reference] : [];
    if (stack.includes(ref)) {
      return {...blank(name), references, recursive: true, ...ownTexts(schema)};
    }
    const target = this.node(this.resolve(ref), [...stack, ref]);
    // An object is called by its schema's name; an enum or a union says more by itself.
    const isObject = target.type === 'object' && !target.nullable;
    const called = isObject && {type: name, ...(target.fields.length > 0 && {references})};
    return {...target, ...called, ...ownTexts(schema)};
  }

  private merged(schema: SchemaObject): SchemaObject {
    const {allOf = [], ...own} = schema;
    const parts = allOf.map((part) => {
      const resolved = part.$ref ? {...this.resolve(part.$ref), ...part, $ref: undefined} : part;
      return resolved.allOf ? this.merged(resolved) : resolved;
    });
    return [...parts, own].reduce<SchemaObject>(
      (all, part) => ({
        ...all,
        ...part,
        properties: {...all.properties, ...part.properties},
        required: [...(all.required ?? []), ...(part.required ?? [])],
      }),
      {},
    );
  }

  private union(
    schema: SchemaObject,
    alternatives: SchemaObject[],
    stack: readonly string[],
  ): SchemaNode {
    const solid = alternatives.filter(({type}) => type !== 'null');
    const nullable = solid.length < alternatives.length;
    const nodes = solid.map((alternative) => this.node(alternative, stack));
    const only = nodes[0];
    if (only && nodes.length === 1) {
      const type = nullable && !only.nullable ? `${only.type} | null` : only.type;
      return {...only, type, nullable: nullable || only.nullable, ...ownTexts(schema)};
    }
    const types = [...new Set(nodes.map(({type}) => type)), ...(nullable ? ['null'] : [])];
    return {
      ...blank(types.join(' | ') || 'null'),
      nullable,
      references: nodes.flatMap(({references}) => references),
      allowed: [...new Set(nodes.flatMap(({allowed}) => allowed))],
      variants: nodes.filter(({fields, variants}) => fields.length + variants.length > 0),
      ...ownTexts(schema),
    };
  }

  private single(schema: SchemaObject, stack: readonly string[]): SchemaNode {
    const node = {
      ...blank(typeName(schema)),
      allowed: allowedValues(schema),
      constraints: constraintsOf(schema),
    };
    if (schema.type === 'array') {
      return this.array(node, schema, stack);
    }
    if (schema.properties && Object.keys(schema.properties).length > 0) {
      return {...node, type: 'object', fields: this.fields(schema, stack)};
    }
    if (typeof schema.additionalProperties === 'object') {
      const value = this.node(schema.additionalProperties, stack);
      const {references, fields, variants, recursive} = value;
      const type = `map<string, ${value.type}>`;
      return {...node, type, references, fields, variants, recursive};
    }
    return node;
  }

  private array(node: SchemaNode, schema: SchemaObject, stack: readonly string[]): SchemaNode {
    const items = schema.prefixItems
      ? this.union({}, schema.prefixItems, stack)
      : this.node(schema.items, stack);
    const type = items.type.includes(' | ') ? `(${items.type})[]` : `${items.type}[]`;
    const {references, fields, variants, recursive, allowed} = items;
    return {...node, type, references, fields, variants, recursive, allowed};
  }

  private fields(schema: SchemaObject, stack: readonly string[]): Field[] {
    return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      ...this.node(property, stack),
      name,
      required: schema.required?.includes(name) ?? false,
    }));
  }
}

const blank = (type: string): SchemaNode => ({
  type,
  references: [],
  nullable: type === 'null',
  deprecated: false,
  allowed: [],
  constraints: [],
  recursive: false,
  fields: [],
  variants: [],
});

/** What a schema says about itself wins over what the schema behind its reference says. */
function ownTexts(schema: SchemaObject): Partial<SchemaNode> {
  const saysDefault = schema.default !== undefined && schema.default !== null;
  return {
    ...(schema.description ? {description: schema.description} : {}),
    ...(schema.deprecated ? {deprecated: true} : {}),
    ...(saysDefault ? {defaultValue: JSON.stringify(schema.default)} : {}),
  };
}

/**
 * Names that the server's framework makes up say nothing to a caller: `langflow__api__schemas__X` is X,
 * `Page_X_` is a page of X, and `Body_…` is just the object of this one request, which needs no name.
 */
export function typeReference(name: string): TypeReference | undefined {
  if (name.startsWith('Body_')) {
    return undefined;
  }
  const paged = /^Page_(\w+)_$/.exec(name)?.[1];
  if (paged) {
    return {shown: `Page<${paged}>`, id: `Page-${paged}`};
  }
  return {shown: /^langflow__.*__(\w+)$/.exec(name)?.[1] ?? name, id: name};
}

function typeName({type, format, contentMediaType}: SchemaObject): string {
  const name = typeof type === 'string' ? type : 'any';
  const detail = format ?? contentMediaType;
  return detail ? `${name} <${detail}>` : name;
}

function allowedValues(schema: SchemaObject): string[] {
  const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
  return values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
}

function constraintsOf(schema: SchemaObject): string[] {
  const stated = Object.entries(CONSTRAINTS).flatMap(([key, label]) => {
    const value = schema[key as keyof typeof CONSTRAINTS];
    return value === undefined ? [] : [`${label} ${value}`];
  });
  return schema.uniqueItems ? [...stated, '各项互不相同'] : stated;
}
