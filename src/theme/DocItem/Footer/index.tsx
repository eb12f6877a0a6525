import React, {type ReactNode} from 'react';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditMetaRow from '@theme/EditMetaRow';
import {texts} from '@site/site/texts';
import PageFeedback from '@site/src/components/PageFeedback';

function Tree({items}: {items: readonly PropSidebarItem[]}): ReactNode {
  return (
    <ul>
      {items.map((item, index) => {
        if (item.type === 'html') {
          return null;
        }
        return (
          <li key={index}>
            {item.href ? <a href={item.href}>{item.label}</a> : item.label}
            {item.type === 'category' && <Tree items={item.items} />}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Ejected from @docusaurus/theme-classic 3.10.2 without tags, which no page has. Above it stands the question
 * whether the page helped; below it, on the front page, the whole tree: collapsed sidebar categories have no
 * HTML until a script opens them, and every footer links to this tree for readers without JavaScript.
 */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const sidebar = useDocsSidebar();
  const {docFooter, docFooterEditMetaRow} = ThemeClassNames.docs;
  const {title, permalink, slug, editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  return (
    <>
      {sidebar && <PageFeedback title={title} path={permalink} />}
      {(editUrl || lastUpdatedAt) && (
        <footer className={`${docFooter} docusaurus-mt-lg`}>
          <EditMetaRow
            className={`margin-top--sm ${docFooterEditMetaRow}`}
            editUrl={editUrl}
            lastUpdatedAt={lastUpdatedAt}
            lastUpdatedBy={lastUpdatedBy}
          />
        </footer>
      )}
      {slug === '/' && sidebar && (
        <noscript>
          <nav id="all-pages" aria-label={texts.sidebar.allPagesTitle}>
            <h2>{texts.sidebar.allPagesTitle}</h2>
            <Tree items={sidebar.items} />
          </nav>
        </noscript>
      )}
    </>
  );
}
