import type {ModelContext} from './modelContext';
import type {OperationObject, SecuritySchemeObject} from './openapi';
import type {AuthScheme} from './types';

/** The alternatives of an operation, each a set of schemes that go together. */
export function securityOf(
  operation: OperationObject,
  pointer: string,
  {document, fail}: ModelContext,
): AuthScheme[][] {
  const schemes = document.components?.securitySchemes ?? {};
  const alternatives = operation.security ?? document.security;
  if (!alternatives) {
    return fail(
      pointer,
      '没有写 security',
      '写出接受的方式；不需要身份验证的操作写 security: []。',
    );
  }
  return alternatives.map((names) =>
    Object.keys(names).map((name) => {
      const scheme = schemes[name];
      return scheme
        ? authScheme([name, scheme])
        : fail(
            `${pointer}/security`,
            `安全方案 ${name} 没有登记`,
            `改成 ${Object.keys(schemes).join('、') || 'components.securitySchemes 中登记的名字'} 之一。`,
          );
    }),
  );
}

export function authScheme([name, scheme]: [string, SecuritySchemeObject]): AuthScheme {
  const description = scheme.description ?? '';
  if (scheme.type !== 'apiKey') {
    return {name, kind: 'bearer', description};
  }
  const kind = scheme.in === 'query' ? 'queryKey' : 'headerKey';
  return {name, kind, parameter: scheme.name, description};
}
