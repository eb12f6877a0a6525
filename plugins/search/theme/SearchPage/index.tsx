import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import React, {useRef} from 'react';
import type {ReactNode, RefObject} from 'react';
import {SearchForm} from '../../client/SearchForm';
import {SearchResult} from '../../client/SearchResult';
import {searchPageUrl} from '../../client/sitePath';
import {firstSuggestions, joinQuoted, texts} from '../../client/texts';
import {useKeptPlace, usePlaceBefore} from '../../client/usePlaceInResults';
import {useQueryAddress} from '../../client/useQueryAddress';
import {useSearchResults} from '../../client/useSearchResults';
import type {SearchResultsControl} from '../../client/useSearchResults';
import {getSearchData} from '../../client/searchData';
import {HITS_PER_PAGE} from '../../client/searchFields';
import styles from '../../client/searchPage.module.css';
import {searchScopes, type SearchScope} from '../../types';

/** The route /search?q=…: all results of a query, in pages of 20. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title={texts.page.title}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <h1 className={styles.title}>{texts.page.title}</h1>
        <noscript>
          <p>{texts.page.needsScript}</p>
          <a href={getSearchData().baseUrl}>{texts.page.home}</a>
        </noscript>
        {/* The query stands in the address, which the build does not know. */}
        <BrowserOnly>{() => <QueryResults />}</BrowserOnly>
      </main>
    </Layout>
  );
}

function QueryResults(): ReactNode {
  const {query, scope, setQuery} = useQueryAddress();
  const before = usePlaceBefore();
  const results = useSearchResults(query, scope, before?.pages);
  useKeptPlace(results, before);
  const list = useRef<HTMLOListElement>(null);
  const isAsked = query.trim() !== '';
  return (
    <>
      {isAsked && <PageMetadata title={texts.page.titleFor(query)} />}
      <SearchForm query={query} onQuery={setQuery} />
      {isAsked && results.scopes && (
        <ScopeLinks query={query} scope={scope} counts={results.scopes} />
      )}
      <p className={styles.status} role="status">
        {isAsked ? statusText(results) : texts.page.start}
      </p>
      {isAsked && results.status === 'error' && <ErrorNotice retry={results.retry} />}
      {isAsked && results.isTitlesOnly && <TitlesOnlyNotice retry={results.retry} />}
      {isAsked && results.status === 'ready' && results.nbHits === 0 && (
        <EmptyNotice query={query} />
      )}
      <ol ref={list} className={styles.results}>
        {isAsked && results.hits.map((hit) => <SearchResult key={hit.objectID} hit={hit} />)}
      </ol>
      {isAsked && <MoreButton results={results} list={list} />}
    </>
  );
}

interface ScopeLinksProps {
  query: string;
  scope: SearchScope | undefined;
  counts: Record<SearchScope, number>;
}

/** Links, because each half of the results has an address of its own. */
function ScopeLinks({query, scope, counts}: ScopeLinksProps): ReactNode {
  const {scopes, scopeCount} = texts.page;
  const choices = [
    {name: undefined, label: scopeCount(scopes.all, counts.guides + counts.api)},
    ...searchScopes.map((name) => ({name, label: scopeCount(scopes[name], counts[name])})),
  ];
  return (
    <nav className={styles.scopes} aria-label={texts.page.scope}>
      {choices.map(({name, label}) => (
        <Link
          key={label}
          to={searchPageUrl(getSearchData(), query, name)}
          aria-current={name === scope ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function statusText({status, nbHits, isPartial, isTitlesOnly}: SearchResultsControl): string {
  if (isTitlesOnly) {
    return '';
  }
  if (status === 'ready' && isPartial) {
    return texts.page.searching;
  }
  if (status === 'ready') {
    return nbHits > 0 ? texts.page.count(nbHits) : '';
  }
  return status === 'stalled' ? texts.page.searching : '';
}

function TitlesOnlyNotice({retry}: {retry: () => void}): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <p>{texts.page.titlesOnly}</p>
      <RetryButton retry={retry} />
    </div>
  );
}

function RetryButton({retry}: {retry: () => void}): ReactNode {
  return (
    <button type="button" className={styles.button} onClick={retry}>
      {joinQuoted(texts.page.retry)}
    </button>
  );
}

function ErrorNotice({retry}: {retry: () => void}): ReactNode {
  const {title, help, developmentHelp} = texts.error;
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.noticeTitle}>
        {title.zh} <span lang="en">{title.en}</span>
      </p>
      <p>
        {getSearchData().isDevelopment ? (
          developmentHelp
        ) : (
          <>
            {help.zh} <span lang="en">{help.en}</span>
          </>
        )}
      </p>
      <RetryButton retry={retry} />
    </div>
  );
}

function EmptyNotice({query}: {query: string}): ReactNode {
  return (
    <div className={styles.notice} role="status">
      <p className={styles.noticeTitle}>{texts.page.noResults(query)}</p>
      <p>{texts.page.noResultsHelp}</p>
      <p>
        {texts.page.suggestions}
        {firstSuggestions.map((suggestion) => (
          <Link key={suggestion} to={searchPageUrl(getSearchData(), suggestion)}>
            {suggestion}
          </Link>
        ))}
      </p>
      <Link to={getSearchData().baseUrl}>{texts.page.home}</Link>
    </div>
  );
}

interface MoreButtonProps {
  results: SearchResultsControl;
  list: RefObject<HTMLOListElement | null>;
}

function MoreButton({results, list}: MoreButtonProps): ReactNode {
  const {status, hits, nbHits, isPartial, loadMore} = results;
  const left = nbHits - hits.length;
  if (isPartial || left <= 0 || hits.length === 0) {
    return null;
  }
  const isLoading = status !== 'ready';
  const onClick = (): void => {
    // The keyboard goes on from the last result shown so far to the first new one.
    list.current?.lastElementChild?.querySelector('a')?.focus({preventScroll: true});
    loadMore();
  };
  return (
    <p className={styles.more}>
      <button type="button" className={styles.button} disabled={isLoading} onClick={onClick}>
        {isLoading ? texts.page.loadingMore : texts.page.more(Math.min(left, HITS_PER_PAGE))}
      </button>
    </p>
  );
}
