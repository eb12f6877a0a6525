/** A page as llms.txt lists it. */
export interface ListedPage {
  /** Relative to the root of the site; '' is the home page. */
  path: string;
  title: string;
  description: string;
  /** The heading of llms.txt that it stands under. */
  section: string;
  /** `POST /api/v1/run/{flow_id}` of an operation. */
  endpoint?: string;
}

const ENTRY = /^- \[(.+?)\]\((\S+)\)(?:: (?:`([A-Z]+ \/\S*)` ?)?(.*))?$/;

const PART = /^llms-\d+\.txt$/;

export interface PageList {
  pages: ListedPage[];
  /** A list that is too long for one file names others instead of pages. */
  parts: string[];
}

/** `root` is the address that the links of llms.txt begin with. */
export function parsePageList(llmsTxt: string, root: string): PageList {
  let section = '';
  const list: PageList = {pages: [], parts: []};
  for (const line of llmsTxt.split('\n')) {
    if (line.startsWith('## ')) {
      section = line.slice(3);
      continue;
    }
    const [, title, address, endpoint, description = ''] = ENTRY.exec(line) ?? [];
    if (!section || !title || !address?.startsWith(root)) {
      continue;
    }
    const file = decodeURI(address.slice(root.length));
    if (PART.test(file)) {
      list.parts.push(file);
      continue;
    }
    const path = file.replace(/\.md$/, '');
    list.pages.push({
      path: path === 'index' ? '' : path,
      title: title.replace(/\\([[\]])/g, '$1'),
      description,
      section,
      ...(endpoint && {endpoint}),
    });
  }
  return list;
}
