import type {Plugin} from '@docusaurus/types';

/** The browser's part of the glossary; `remarkGlossary.ts` marks the words at build time. */
export default function glossaryPlugin(): Plugin {
  return {
    name: 'glossary',
    // Paths are relative to this folder.
    getClientModules: () => ['./glossary.css', './client/index.ts'],
  };
}
