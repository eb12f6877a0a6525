import React, {type ReactNode} from 'react';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {texts} from '@site/site/texts';

function Tree({items}: {items: readonly PropSidebarItem[]}): ReactNode {
  return (
    <ul>
      {items.map((item, index) => {
        if (item.type === 'html') {
          return null;
        }
        return (
          <li key={index}>
            {item.type === 'link' ? <a href={item.href}>{item.label}</a> : item.label}
            {item.type === 'category' && <Tree items={item.items} />}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Wraps @docusaurus/theme-classic 3.10.2: collapsed sidebar categories have no HTML until a script opens them.
 * Without JavaScript the front page therefore carries the whole tree, to which every footer links.
 */
export default function DocItemFooterWithTree(): ReactNode {
  const {metadata} = useDoc();
  const sidebar = useDocsSidebar();
  return (
    <>
      <DocItemFooter />
      {metadata.slug === '/' && sidebar && (
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
