import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

interface Preloadable {
  preload?: (path: string) => unknown;
}

/** As the generator's own, which does not say which page is wanted: one route answers for many (routeTree.ts). */
export default function preloadByPath(path: string): Promise<unknown> {
  const matches = [...new Set([path, decodeURI(path)])].flatMap((form) =>
    matchRoutes(routes, form),
  );
  return Promise.all(
    matches.map(({route, match}) =>
      Promise.resolve((route.component as Preloadable).preload?.(match.url)),
    ),
  );
}
