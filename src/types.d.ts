declare module '@generated/page-list/default/pages.json' {
  import type {ListedPage} from '@site/plugins/page-list/types';

  const pages: ListedPage[];
  export default pages;
}

declare module '@generated/page-content/menu.json' {
  const url: string;
  export default url;
}

declare module 'nprogress' {
  const nprogress: {configure: (options: {template: string; barSelector: string}) => void};
  export default nprogress;
}
