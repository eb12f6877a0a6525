import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchOutcome} from './useDialogSearch';
import {texts} from '../texts';

const DELAY_MS = 600;

/** What screen readers are told; once the reader pauses, not at every key. */
export function useAnnouncement(): {message: string; announce: (outcome: SearchOutcome) => void} {
  const [message, setMessage] = useState('');
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const announce = useCallback((outcome: SearchOutcome) => {
    window.clearTimeout(timer.current);
    if (outcome.kind === 'answer' && outcome.response.isPartial) {
      return;
    }
    timer.current = window.setTimeout(() => setMessage(describe(outcome)), DELAY_MS);
  }, []);
  return {message, announce};
}

function describe(outcome: SearchOutcome): string {
  if (outcome.kind === 'error') {
    return texts.announce.error;
  }
  const {nbHits} = outcome.response;
  return nbHits > 0 ? texts.announce.results(nbHits) : texts.announce.noResults;
}
