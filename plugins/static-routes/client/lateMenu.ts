import {useEffect, useState} from 'react';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import menuUrl from '@generated/page-content/menu.json';
import {readMenu} from './readMenu';
import {whenIdle} from './whenIdle';

type Menus = Record<string, PropSidebar>;

let whole: Menus | undefined;
let loading: Promise<void> | undefined;
const whenLoaded = new Set<() => void>();

async function fetchMenus(): Promise<void> {
  const response = await fetch(menuUrl, {priority: 'low'});
  if (!response.ok) {
    throw new Error(`菜单加载失败（HTTP ${response.status}）。`);
  }
  whole = (await response.json()) as Menus;
  whenLoaded.forEach((tell) => tell());
}

/** In place of lib/useMenu.ts. A failure is forgotten: the next who needs the menu asks again. */
export function loadMenu(): Promise<void> {
  loading ??= fetchMenus().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Read before the page is joined to its elements: on a phone the menu of the desk is removed then. */
const drawn =
  typeof document === 'undefined' ? null : document.querySelector('.theme-doc-sidebar-menu');
const opened: PropSidebar = drawn ? readMenu(drawn) : [];

/**
 * In place of lib/useMenu.ts. The menu names every page, and the first view shows little of it: until all of it is
 * there, it is what the opened page shows. Every other page waits for it (pageRoutes.tsx).
 */
export function useMenu(sidebar: string | undefined): PropSidebar | undefined {
  const [, setLoaded] = useState(whole !== undefined);
  useEffect(() => {
    const tell = (): void => setLoaded(true);
    whenLoaded.add(tell);
    void whenIdle()
      .then(loadMenu)
      .then(tell, () => undefined);
    return () => void whenLoaded.delete(tell);
  }, []);
  return sidebar === undefined ? undefined : (whole?.[sidebar] ?? opened);
}
