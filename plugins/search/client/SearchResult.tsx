import Link from '@docusaurus/Link';
import React from 'react';
import type {ReactNode} from 'react';
import {Highlighted} from './Highlighted';
import {getSearchData} from './searchData';
import {readHitAddress} from './sitePath';
import type {HierarchyKey, SearchHit} from '../types';
import styles from './searchPage.module.css';

const LEVELS: HierarchyKey[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** One result: the heading it leads to, where that stands, and the passage that matched. */
export function SearchResult({hit}: {hit: SearchHit}): ReactNode {
  const levels = LEVELS.filter((level) => hit.hierarchy[level] !== null);
  const last = levels[levels.length - 1] ?? 'lvl1';
  const address = readHitAddress(hit.url, getSearchData(), window.location.origin);
  const passage = hit._snippetResult.content?.value;
  return (
    <li className={styles.result}>
      <h2 className={styles.resultTitle}>
        <Link to={address?.href ?? ''}>
          <Highlighted html={paintedLevel(hit, last)} />
        </Link>
      </h2>
      <p className={styles.resultPath}>
        {levels.slice(0, -1).map((level) => (
          <span key={level}>
            <Highlighted html={paintedLevel(hit, level)} />
          </span>
        ))}
      </p>
      {passage !== undefined && (
        <p className={styles.resultPassage}>
          <Highlighted html={passage} />
        </p>
      )}
    </li>
  );
}

function paintedLevel(hit: SearchHit, level: HierarchyKey): string {
  return hit._highlightResult.hierarchy[level]?.value ?? '';
}
