import path from 'node:path';

/**
 * Who may import whom, as zones of folders: files in `target` import nothing from `from`, apart from `except`.
 * All of this project's imports are relative or begin with `@site/`, so no resolver is needed.
 *
 * @typedef {{target: string; from: string; except?: string[]; message: string}} Zone
 */

const root = process.cwd();

const isInside = (folder, file) => {
  const relative = path.relative(folder, file);
  return relative === '' || !(relative.startsWith('..') || path.isAbsolute(relative));
};

/** A module without its ending stands for the file with one: `./types` is `./types.ts`. */
const isFileOrInside = (place, file) =>
  isInside(place, file) || file === place.replace(/\.tsx?$/, '');

function resolveImport(source, importer) {
  if (source.startsWith('@site/')) {
    return path.join(root, source.slice('@site/'.length));
  }
  return source.startsWith('.') ? path.resolve(path.dirname(importer), source) : undefined;
}

const isForbidden = ({target, from, except = []}, importer, imported) => {
  const source = path.resolve(root, from);
  return (
    isInside(path.resolve(root, target), importer) &&
    isFileOrInside(source, imported) &&
    !except.some((place) => isFileOrInside(path.resolve(source, place), imported))
  );
};

/** @type {import('eslint').Rule.RuleModule} */
export const importBoundaries = {
  meta: {type: 'problem', schema: [{type: 'array'}]},
  create(context) {
    const [zones] = context.options;
    const check = ({source}) => {
      const imported =
        typeof source?.value === 'string' && resolveImport(source.value, context.filename);
      if (imported) {
        zones
          .filter((zone) => isForbidden(zone, context.filename, imported))
          .forEach(({message}) => context.report({node: source, message}));
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
