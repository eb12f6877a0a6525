import type {Catalogue} from './types';

/** One component per line: small, and a change of the product shows as changed lines. */
export const formatCatalogue = ({version, components}: Catalogue): string =>
  `{"version":${JSON.stringify(version)},"components":[\n${components
    .map((component) => JSON.stringify(component))
    .join(',\n')}\n]}\n`;
