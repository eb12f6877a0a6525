import {typeReference, type SchemaTree} from './buildSchemaTree';
import type {OpenApiDocument} from './openapi';
import type {Field, ObjectType, Operation, SchemaNode} from './types';

/** Every named object of the description, one level deep: what it contains has a section of its own. */
export function buildObjectTypes(
  {components}: OpenApiDocument,
  tree: SchemaTree,
  operations: Operation[],
): ObjectType[] {
  const objects = Object.entries(components?.schemas ?? {}).flatMap(
    ([name, schema]): ObjectType[] => {
      const reference = typeReference(name);
      const node = tree.node({$ref: `#/components/schemas/${name}`});
      if (!reference || node.fields.length === 0) {
        return [];
      }
      return [
        {
          ...reference,
          title: schema.title ?? reference.shown,
          schema: {...node, fields: node.fields.map(withoutNamed)},
          operations: operations.filter((operation) =>
            schemasOf(operation).some(mentions(reference.id)),
          ),
          owners: [],
        },
      ];
    },
  );
  return objects.map((object) => ({
    ...object,
    owners: objects.filter(
      ({id, schema}) => id !== object.id && schema.fields.some(mentions(object.id)),
    ),
  }));
}

function withoutNamed(field: Field): Field {
  return field.references.length > 0
    ? {...field, fields: [], variants: []}
    : {...field, fields: field.fields.map(withoutNamed)};
}

const schemasOf = ({parameters, body, responses}: Operation): SchemaNode[] => [
  ...parameters,
  ...(body ? [body, ...body.others].map(({schema}) => schema) : []),
  ...responses.flatMap(({contents}) =>
    contents.flatMap(({schema, events}) => [
      ...(schema ? [schema] : []),
      ...events.map((event) => event.schema),
    ]),
  ),
];

/** Whether a schema names an object in its type or, where it has no name itself, in its fields. */
const mentions =
  (id: string) =>
  (schema: SchemaNode): boolean =>
    schema.references.length > 0
      ? schema.references.some((reference) => reference.id === id)
      : [...schema.fields, ...schema.variants].some(mentions(id));
