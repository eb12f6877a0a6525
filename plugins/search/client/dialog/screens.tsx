import React from 'react';
import type {ReactNode} from 'react';
import {wellFormed} from '../cutQuery';
import {getSearchData} from '../searchData';
import {joinQuoted, texts} from '../texts';
import {Icon, type IconName} from './icons';

const MAX_SUGGESTIONS = 3;

interface ScreenProps {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
}

function Screen({icon, title, children}: ScreenProps): ReactNode {
  return (
    <div className="search-dialog__screen">
      <Icon name={icon} />
      <p className="search-dialog__screen-title">{title}</p>
      {children}
    </div>
  );
}

export function NothingSavedScreen(): ReactNode {
  return <p className="search-dialog__screen">{joinQuoted(texts.start.noRecent)}</p>;
}

export function ErrorScreen(): ReactNode {
  const {title, help, developmentHelp} = texts.error;
  return (
    <Screen icon="failure" title={joinQuoted(title)}>
      <p className="search-dialog__screen-help">
        {/* With the development server the cause is known, and it is not the network. */}
        {getSearchData().isDevelopment ? developmentHelp : joinQuoted(help)}
      </p>
    </Screen>
  );
}

interface NoResultsScreenProps {
  query: string;
  suggestions: string[];
  onSuggestion: (suggestion: string) => void;
}

export function NoResultsScreen({
  query,
  suggestions,
  onSuggestion,
}: NoResultsScreenProps): ReactNode {
  const {noResults} = texts;
  const {feedbackUrl} = getSearchData();
  return (
    <Screen
      icon="nothing"
      title={
        <>
          {joinQuoted(noResults.title)} “<strong>{query}</strong>”
        </>
      }
    >
      {suggestions.length > 0 && (
        <div className="search-dialog__suggestions">
          <p className="search-dialog__screen-help">{joinQuoted(noResults.suggestions)}</p>
          <ul>
            {suggestions.slice(0, MAX_SUGGESTIONS).map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {feedbackUrl !== null && (
        <p className="search-dialog__screen-help">
          {joinQuoted(noResults.report)}{' '}
          <a
            href={feedbackUrl.replace(
              /\{query\}|%7Bquery%7D/gi,
              encodeURIComponent(wellFormed(query)),
            )}
            target="_blank"
            rel="noopener noreferrer"
          >
            {joinQuoted(noResults.reportLink)}
          </a>
        </p>
      )}
    </Screen>
  );
}
