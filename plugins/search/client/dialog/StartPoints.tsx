import React from 'react';
import type {ReactNode} from 'react';
import {onPlainClick} from '../onPlainClick';
import {getSearchData} from '../searchData';
import {startPoints, texts} from '../texts';

/** Pages to go to while nothing has been typed. */
export function StartPoints({onOpen}: {onOpen: (address: string) => void}): ReactNode {
  const {baseUrl} = getSearchData();
  return (
    <nav className="search-dialog__start" aria-label={texts.start.points}>
      {startPoints.map(({path, title}) => (
        <a
          key={path}
          href={baseUrl + path}
          onClick={(event) => onPlainClick(event, () => onOpen(baseUrl + path))}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
