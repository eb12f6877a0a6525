import React, {useEffect, useRef, useState} from 'react';
import type {ChangeEvent, CompositionEvent, FormEvent, ReactNode} from 'react';
import {joinQuoted, texts} from './texts';
import {MAX_PAGE_QUERY_LENGTH} from './useQueryAddress';
import styles from './searchPage.module.css';

export interface SearchFormProps {
  query: string;
  onQuery: (query: string) => void;
}

/** The search box of the page. Text under composition is shown but not searched. */
export function SearchForm({query, onQuery}: SearchFormProps): ReactNode {
  const [text, setText] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  // The address changed by other means: back, forward or a link.
  const [knownQuery, setKnownQuery] = useState(query);
  if (query !== knownQuery) {
    setKnownQuery(query);
    setText(query);
  }

  useEffect(() => {
    input.current?.focus();
  }, []);

  const ask = (next: string): void => {
    setText(next);
    setKnownQuery(next);
    onQuery(next);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const {value} = event.currentTarget;
    if ((event.nativeEvent as InputEvent).isComposing) {
      setText(value);
    } else {
      ask(value);
    }
  };
  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>): void => {
    ask(event.currentTarget.value);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    ask(text);
  };

  return (
    <form role="search" className={styles.form} action="" onSubmit={onSubmit}>
      <input
        ref={input}
        type="search"
        name="q"
        className={styles.input}
        value={text}
        maxLength={MAX_PAGE_QUERY_LENGTH}
        placeholder={joinQuoted(texts.placeholder)}
        aria-label={texts.page.inputLabel}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="search"
        onChange={onChange}
        onCompositionEnd={onCompositionEnd}
      />
    </form>
  );
}
