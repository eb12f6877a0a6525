import React, {useEffect, useMemo, useSyncExternalStore, type ReactNode} from 'react';
import {hideMark, startMark} from './copyMark';
import {getOfflineCopy} from './createCopy';
import {findObstacle, type OfflineFault} from './faults';
import {localDay} from './localDay';
import type {OfflineCopy, OfflineState} from './OfflineCopy';
import styles from './styles.module.css';
import {faultTexts, formatSize, texts} from './texts';

/** What this browser keeps, and what can be done about it. Browser only. */
export function OfflinePanel({baseUrl}: {baseUrl: string}): ReactNode {
  const obstacle = useMemo(() => findObstacle(window), []);
  return (
    <section className={styles.panel} aria-label={texts.title}>
      {obstacle ? <Fault fault={obstacle} /> : <CopyPanel baseUrl={baseUrl} />}
    </section>
  );
}

const Fault = ({fault}: {fault: OfflineFault}): ReactNode => (
  <p role="alert" className={styles.fault}>
    {faultTexts[fault.kind](fault.detail)}
  </p>
);

function CopyPanel({baseUrl}: {baseUrl: string}): ReactNode {
  const copy = getOfflineCopy(baseUrl);
  const state = useSyncExternalStore(copy.subscribe, copy.getState);
  const {phase, fault} = state;
  useEffect(() => void copy.check(), [copy]);
  // The first copy of this document: pages did not know yet that there is one, or still say so.
  useEffect(() => {
    if (phase === 'kept') {
      startMark();
    } else if (phase === 'none') {
      hideMark();
    }
  }, [phase]);
  return (
    <>
      {fault && <Fault fault={fault} />}
      {phase === 'downloading' ? <Progress state={state} /> : <Status state={state} />}
      <Actions state={state} copy={copy} />
    </>
  );
}

function Progress({state: {done, total}}: {state: OfflineState}): ReactNode {
  return (
    <>
      <progress
        className={styles.progress}
        aria-label={texts.progressLabel}
        value={done}
        max={Math.max(total, 1)}
      />
      <p>{texts.progress(formatSize(done), formatSize(total))}</p>
      <p>{texts.leaving}</p>
    </>
  );
}

function statusOf({phase, kept, offered, fault, done, total}: OfflineState): string[] {
  const keptText = kept ? [texts.kept(localDay(kept.date), formatSize(kept.size))] : [];
  switch (phase) {
    case 'checking':
      return [texts.checking];
    case 'paused':
      return [...keptText, texts.paused(formatSize(done), formatSize(total))];
    case 'kept':
      return [
        ...keptText,
        offered
          ? texts.newer(formatSize(offered.transfer))
          : // Without a manifest to compare with, `total` is nothing.
            total > 0
            ? texts.current
            : texts.unknown,
      ];
    default:
      return offered && !fault
        ? [texts.size(formatSize(offered.transfer), formatSize(offered.size))]
        : [];
  }
}

const Status = ({state}: {state: OfflineState}): ReactNode => (
  <div role="status">
    {statusOf(state).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

interface Action {
  label: string;
  run: () => void;
  isPrimary?: boolean;
}

function actionsOf({phase, offered, fault, kept}: OfflineState, copy: OfflineCopy): Action[] {
  const download = (label: string): Action => ({
    label,
    run: () => void copy.download(),
    isPrimary: true,
  });
  const remove = (label: string): Action => ({label, run: () => void copy.remove()});
  switch (phase) {
    case 'checking':
      return [];
    case 'downloading':
      return [{label: texts.pause, run: copy.pause}];
    case 'paused':
      return [download(texts.resume), remove(kept ? texts.remove : texts.discard)];
    case 'kept':
      return [...(offered ? [download(texts.update)] : []), remove(texts.remove)];
    default:
      return fault ? [{label: texts.retry, run: () => void copy.check()}] : [download(texts.start)];
  }
}

function Actions({state, copy}: {state: OfflineState; copy: OfflineCopy}): ReactNode {
  return (
    <div className={styles.actions}>
      {actionsOf(state, copy).map(({label, run, isPrimary}) => (
        <button
          key={label}
          type="button"
          className={isPrimary ? 'button button--primary' : 'button'}
          onClick={run}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
