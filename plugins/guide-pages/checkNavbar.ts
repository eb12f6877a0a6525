/** The parts of a navbar item that name something of the docs. */
export interface NavbarReference {
  type?: string;
  sidebarId?: string;
  docId?: string;
}

export interface DocsNames {
  sidebars: string[];
  docs: string[];
}

/**
 * A navbar item that names an unknown sidebar or page would otherwise fail while each of the site's pages is
 * rendered, in a report of hundreds of lines that does not say where the name stands.
 */
export function checkNavbar(items: NavbarReference[], {sidebars, docs}: DocsNames): void {
  items.forEach(({sidebarId, docId}, index) => {
    const field = `themeConfig.navbar.items[${index}]`;
    if (sidebarId !== undefined && !sidebars.includes(sidebarId)) {
      throw new Error(
        `${field}.sidebarId 的值 "${sidebarId}" 不是侧边栏的编号。现有的编号：${sidebars.join('、')}。` +
          '请在 site/navbar.ts 里改用其中一个，或在 sidebars.ts 里加上它。',
      );
    }
    if (docId !== undefined && !docs.includes(docId)) {
      throw new Error(
        `${field}.docId 的值 "${docId}" 不是页面的编号。编号是 docs/ 里的路径，不带 .mdx，` +
          '例如 get-started/about-langflow。请在 site/navbar.ts 里改正，或加上这个页面。',
      );
    }
  });
}
