import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ListedPage} from '@site/plugins/page-list/types';
import QuotedText from '@site/src/components/QuotedText';
import {nearestPages} from '@site/src/components/nearestPages';
import {missingMark} from '@site/lib/openedPage';
import {openSearch} from '@site/src/search/openSearch';
import {joinQuoted, texts} from '@site/site/texts';

/** Ejected from @docusaurus/theme-classic 3.10.2: says what happened and offers the next step. */
export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  // One static file answers every unknown path, so the path is only known in the browser.
  const [suggestions, setSuggestions] = useState<ListedPage[]>([]);
  useEffect(() => {
    // The theme loads this component with every page; the list of pages comes only when it is needed.
    import('@generated/page-list/default/pages.json').then(
      ({default: pages}) => setSuggestions(nearestPages(pathname, pages)),
      // Without network there are no suggestions; what the page says is still true.
      () => undefined,
    );
  }, [pathname]);

  return (
    <main className="container message-page" {...missingMark}>
      <PageMetadata title={joinQuoted(texts.notFound.title)} />
      <h1>
        <QuotedText text={texts.notFound.title} />
      </h1>
      <p>{texts.notFound.lead}</p>
      <p>{texts.notFound.contactOwner.zh}</p>
      <p lang="en" className="quoted">
        {texts.notFound.contactOwner.en}
      </p>
      {suggestions.length > 0 && (
        <section aria-labelledby="suggestions">
          <h2 id="suggestions">{texts.notFound.suggestions}</h2>
          <ul>
            {suggestions.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="message-page__actions">
        <button type="button" className="button button--primary" onClick={() => openSearch()}>
          {texts.notFound.searchAction}
        </button>
        <Link className="button" to="/">
          {texts.notFound.home}
        </Link>
      </p>
    </main>
  );
}
