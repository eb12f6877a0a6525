import React from 'react';
import GuidePage from '@theme/GuidePage';
import {isOpened} from '../../../lib/openedPage';
import {loadMenu} from '../../../lib/useMenu';
import type {LeanRoutes, RouteChunkNames} from '../types';
import {lateStyles} from './lateStyles';
import {loadPage} from './loadPage';
import {loadPatiently} from './loadPatiently';

/**
 * Docusaurus keeps a table with a module for each page. Ours have none in the browser: the tables answer for
 * all pages by rule, with a "module" that is read from the page's HTML.
 */

const pageMark = 'page:';

type Module = Record<string, unknown>;
type Registry = Record<string, [() => Promise<Module>, ...unknown[]]>;

async function loadPageModule(path: string, prop: string): Promise<Module> {
  // The docs theme wants a component that carries its data; other pages take the data itself.
  const isGuide = prop === 'content';
  const [{html, data}] = await Promise.all([
    loadPage(path),
    isGuide && !isOpened(path) ? loadMenu() : undefined,
  ]);
  return isGuide ? {...data, default: () => <GuidePage html={html} />} : {default: {...data, html}};
}

/** `routesChunkNames` of Docusaurus: route key (path and hash) → names of its modules. */
export function withPageRoutes({explicit, groups}: LeanRoutes): Record<string, RouteChunkNames> {
  return new Proxy(explicit, {
    get(_, key) {
      if (typeof key !== 'string' || key in explicit) {
        return explicit[key as string];
      }
      const path = key.replace(/-[^-]+$/, '');
      const group = groups.find(({prefix}) => path.startsWith(prefix));
      return group && {...group.chunkNames, [group.prop]: `${pageMark}${group.prop}:${path}`};
    },
  });
}

/** A page answers to its reader only when all its styles are there: a menu must not open without them. */
async function withStyles(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), lateStyles]);
  return module;
}

/** `registry` of Docusaurus: module name → its loader. */
export function withPageModules(registry: Registry): Registry {
  return new Proxy(registry, {
    get(_, name) {
      if (typeof name === 'string' && name.startsWith(pageMark)) {
        const [, prop, path] = /^page:(\w+):(.*)$/.exec(name)!;
        return [() => loadPatiently(() => withStyles(() => loadPageModule(path!, prop!)), path)];
      }
      const entry = registry[name as string];
      return entry && [() => loadPatiently(() => withStyles(entry[0]))];
    },
  });
}
