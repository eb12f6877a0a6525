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

/** `root` is the address that the links of llms.txt begin with. */
export function parsePageList(llmsTxt: string, root: string): ListedPage[] {
  let section = '';
  return llmsTxt.split('\n').flatMap((line): ListedPage[] => {
    if (line.startsWith('## ')) {
      section = line.slice(3);
      return [];
    }
    const [, title, address, endpoint, description = ''] = ENTRY.exec(line) ?? [];
    if (!section || !title || !address?.startsWith(root)) {
      return [];
    }
    const path = decodeURI(address.slice(root.length).replace(/\.md$/, ''));
    return [
      {
        path: path === 'index' ? '' : path,
        title: title.replace(/\\([[\]])/g, '$1'),
        description,
        section,
        ...(endpoint && {endpoint}),
      },
    ];
  });
}
