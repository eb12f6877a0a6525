import React, {useEffect, useRef} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import {MAX_DIALOG_QUERY_LENGTH} from '../cutQuery';
import {joinQuoted, texts} from '../texts';
import {Icon} from './icons';

export interface SearchBoxProps {
  text: string;
  /** Of the rows, if there are any. */
  listId: string | undefined;
  activeId: string | undefined;
  isWaiting: boolean;
  /** Text under composition (pinyin before a character is chosen) is shown and not searched. */
  onText: (text: string, isComposing: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onCancel: () => void;
}

export function SearchBox({
  text,
  listId,
  activeId,
  isWaiting,
  onText,
  onKeyDown,
  onCancel,
}: SearchBoxProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="search-dialog__bar">
      <form
        className="search-dialog__form"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          onText('', false);
          input.current?.focus();
        }}
      >
        {isWaiting ? <span className="search-dialog__spinner" /> : <Icon name="search" />}
        <input
          ref={input}
          type="search"
          className="search-dialog__input"
          value={text}
          maxLength={MAX_DIALOG_QUERY_LENGTH}
          placeholder={joinQuoted(texts.placeholder)}
          aria-label={texts.searchBox.label}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck="false"
          enterKeyHint="go"
          onChange={(event) =>
            onText(event.currentTarget.value, (event.nativeEvent as InputEvent).isComposing)
          }
          onKeyDown={onKeyDown}
          onCompositionEnd={(event) => onText(event.currentTarget.value, false)}
        />
        {text && (
          <button type="reset" className="search-dialog__reset" title={texts.searchBox.reset}>
            <Icon name="clear" />
            <span className="visually-hidden">{texts.searchBox.reset}</span>
          </button>
        )}
      </form>
      <button type="button" className="search-dialog__cancel" onClick={onCancel}>
        {texts.searchBox.cancel}
      </button>
    </div>
  );
}
