export type Variables = Record<string, string | undefined>;

export class EnvironmentError extends Error {
  constructor(variable: string, value: string, remedy: string) {
    super(`环境变量 ${variable} 的值 "${value}" 无效。${remedy}`);
    this.name = 'EnvironmentError';
  }
}

export function read(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

export function readFlag(variables: Variables, name: string, fallback: boolean): boolean {
  const value = read(variables, name) ?? String(fallback);
  if (value !== 'true' && value !== 'false') {
    throw new EnvironmentError(name, value, '只能是 true 或 false。');
  }
  return value === 'true';
}

export function readOptionalHttpUrl(variables: Variables, name: string): string | undefined {
  const value = read(variables, name);
  if (value !== undefined && !/^https?:\/\/\S+$/.test(value)) {
    throw new EnvironmentError(name, value, '请写成 http:// 或 https:// 开头的完整地址。');
  }
  return value;
}

/** The address of a service: it may have a path, and paths are appended to it. */
export function readServiceUrl(variables: Variables, name: string): string | undefined {
  const value = read(variables, name);
  if (value !== undefined && !/^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/.test(value)) {
    throw new EnvironmentError(
      name,
      value,
      '请写成 http:// 或 https:// 开头、没有查询参数的地址，例如 https://collect.example.com 。',
    );
  }
  return value?.replace(/\/+$/, '');
}

/** A setting that has no effect is a mistake somewhere else. */
export function refuseWithout(variables: Variables, required: string, names: string[]): void {
  for (const name of names) {
    const value = read(variables, name);
    if (value !== undefined && read(variables, required) === undefined) {
      throw new EnvironmentError(
        name,
        value,
        `它只在设置了 ${required} 时有用；请补上，或去掉它。`,
      );
    }
  }
}
