import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export type FindSource = (route: string) => string | undefined;

const pagesDirectory = path.join('.docusaurus', 'docusaurus-plugin-content-docs', 'default');

/** Which file a guide page comes from, as the docs plugin has noted for each page it read. */
export function createSourceFinder(directory = pagesDirectory): FindSource {
  let sources: Map<string, string> | undefined;
  const read = (): Map<string, string> => {
    const files = existsSync(directory) ? readdirSync(directory) : [];
    return new Map(
      files
        .filter((file) => file.endsWith('.json'))
        .map((file) => JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as unknown)
        .flatMap((page) => {
          const {permalink, source} = page as {permalink?: string; source?: string};
          return permalink && source ? [[permalink, source.replace(/^@site\//, '')] as const] : [];
        }),
    );
  };
  return (route) => (sources ??= read()).get(route);
}
