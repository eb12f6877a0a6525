/** The only helpers that the bundled packages import from tslib. */

type ModuleExports = Record<string, unknown>;

export function __exportStar(from: ModuleExports, to: ModuleExports): void {
  for (const name of Object.keys(from)) {
    if (name !== 'default' && !(name in to)) {
      Object.defineProperty(to, name, {enumerable: true, get: () => from[name]});
    }
  }
}

export function __importDefault(module: {__esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
