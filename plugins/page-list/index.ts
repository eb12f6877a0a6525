import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {ListedPage} from './types';

export default function pageListPlugin(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const pages: ListedPage[] = docs.loadedVersions
        .flatMap((version) => version.docs)
        .filter((doc) => !doc.unlisted && !doc.draft)
        .map((doc) => ({title: doc.title, path: doc.permalink}));
      await actions.createData('pages.json', pages);
    },
  };
}
