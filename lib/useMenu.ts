import type {PropSidebar} from '@docusaurus/plugin-content-docs';

/**
 * What a sidebar of the guides lists. Where the browser has it from the page at first, plugins/static-routes puts
 * client/lateMenu.ts in its place.
 */
export function useMenu(
  _sidebar: string | undefined,
  listed: PropSidebar | undefined,
): PropSidebar | undefined {
  return listed;
}

/** Until another page than the opened one can be drawn with its menu. */
export const loadMenu = (): Promise<void> => Promise.resolve();
