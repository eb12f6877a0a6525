import {useHistory} from '@docusaurus/router';
import React, {useEffect, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import {createPortal} from 'react-dom';
import {onPlainClick} from './onPlainClick';
import {getSearchData} from './searchData';
import {startPoints, texts} from './texts';

interface StartPointsProps {
  container: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * Pages to go to while nothing has been typed; dialog.css hides them as soon as something is. DocSearch has no place
 * for them, so they get one between its results and its footer.
 */
export function StartPoints({container, onClose}: StartPointsProps): ReactNode {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    container.current?.querySelector('.DocSearch-Footer')?.before(place);
    return () => place.remove();
  }, [container, place]);
  const history = useHistory();
  const {baseUrl} = getSearchData();
  return createPortal(
    <nav className="search-start" aria-label={texts.start.points}>
      {startPoints.map(({path, title}) => (
        <a
          key={path}
          href={baseUrl + path}
          onClick={(event) =>
            onPlainClick(event, () => {
              onClose();
              history.push(baseUrl + path);
            })
          }
        >
          {title}
        </a>
      ))}
    </nav>,
    place,
  );
}
