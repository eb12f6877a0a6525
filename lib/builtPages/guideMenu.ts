import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

/** An entry of a sidebar: a page, or a category with or without a page of its own. */
export interface MenuEntry {
  label: string;
  /** Relative to the base URL. */
  path?: string;
  entries?: MenuEntry[];
}

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

/** The sidebar as the generator knows it. Links to other sites and drawings in it are left out. */
export function readGuideMenu(plugins: LoadedPlugin[], baseUrl: string): MenuEntry[] {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  const versions = (docs?.content as LoadedContent | undefined)?.loadedVersions ?? [];
  return versions.flatMap((version) => {
    const pages = new Map(version.docs.map((doc) => [doc.id, doc]));
    const pathOf = (id: string): string | undefined => {
      const permalink = pages.get(id)?.permalink;
      return permalink && decodeURI(permalink.slice(baseUrl.length)).replace(/\/$/, '');
    };
    const toEntries = (item: SidebarItem): MenuEntry[] => {
      if (item.type === 'doc' || item.type === 'ref') {
        const label = item.label ?? pages.get(item.id)?.title ?? item.id;
        return [{label, path: pathOf(item.id)}];
      }
      if (item.type === 'category') {
        const entries = item.items.flatMap(toEntries);
        const {label, link} = item;
        return [{label, entries, ...(link?.type === 'doc' && {path: pathOf(link.id)})}];
      }
      return [];
    };
    return Object.values(version.sidebars).flat().flatMap(toEntries);
  });
}

/** For each page the names of the categories above it; the page of a category belongs to it. */
export function trailsOf(entries: MenuEntry[], above: string[] = []): Map<string, string[]> {
  return new Map(
    entries.flatMap(({label, path, entries: below}) => {
      const trail = below ? [...above, label] : above;
      const own: [string, string[]][] = path === undefined ? [] : [[path, trail]];
      return [...own, ...(below ? trailsOf(below, trail) : [])];
    }),
  );
}
