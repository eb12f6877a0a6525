import React from 'react';
import type {ReactNode} from 'react';
import {getSearchData} from '../searchData';
import {texts} from '../texts';

const keys = [
  {signs: [['↵', texts.footer.selectKey]], does: texts.footer.select},
  {
    signs: [
      ['↓', texts.footer.navigateDownKey],
      ['↑', texts.footer.navigateUpKey],
    ],
    does: texts.footer.navigate,
  },
  {signs: [['Esc', texts.footer.closeKey]], does: texts.footer.close},
] as const;

/** What the keys do, and whose service answers if not the site itself. */
export function Footer(): ReactNode {
  return (
    <div className="search-dialog__footer">
      <ul className="search-dialog__keys">
        {keys.map(({signs, does}) => (
          <li key={does}>
            {signs.map(([sign, name]) => (
              <kbd key={sign} role="img" aria-label={name}>
                {sign}
              </kbd>
            ))}
            {does}
          </li>
        ))}
      </ul>
      {getSearchData().provider.kind === 'algolia' && (
        <a
          className="search-dialog__provider"
          href="https://www.algolia.com/developers"
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.footer.searchBy} Algolia
        </a>
      )}
    </div>
  );
}
