import type {PageSetUp} from './types';

/** A project of the reader's own, to which `uv add` adds. */
export const setUp: PageSetUp = {
  files: {
    'pyproject.toml':
      '[project]\nname = "my-flows"\nversion = "0.1.0"\nrequires-python = ">=3.10"\n',
  },
};
