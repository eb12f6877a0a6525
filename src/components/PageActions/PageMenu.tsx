import React, {useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import {assistants} from './assistants';
import {copyLink, copyPage} from './copyPage';
import {menuTexts} from './menuTexts';
import styles from './styles.module.css';

export {copyPage};

export interface MenuProps {
  markdownUrl: string;
  /** Opened the menu, and has the focus again after it. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onMessage: (message: string) => void;
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

/** Arrows, Home and End move; the ends meet. */
function moveFocus(menu: HTMLElement, key: string): boolean {
  const items = itemsOf(menu);
  const index = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    ArrowDown: (index + 1) % items.length,
    ArrowUp: (index - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = items[targets[key] ?? -1];
  target?.focus();
  return target !== undefined;
}

interface EntryProps {
  label: string;
  hint: string;
}

const Words = ({label, hint}: EntryProps): ReactNode => (
  <>
    {label}
    <small>{hint}</small>
  </>
);

export default function PageMenu({markdownUrl, button, onClose, onMessage}: MenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => itemsOf(menu.current!)[0]?.focus(), []);

  useEffect(() => {
    const closeOutside = ({target}: Event) => {
      // The buttons beside the menu have their own handlers.
      if (!menu.current?.parentElement?.contains(target as Node)) {
        onClose();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);

  const closeAndReturn = () => {
    onClose();
    button.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      closeAndReturn();
    } else if (event.key === 'Tab') {
      onClose();
      return;
    } else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.target.click();
    } else if (!moveFocus(menu.current!, event.key)) {
      return;
    }
    event.preventDefault();
  };
  const prompt = menuTexts.prompt(new URL(markdownUrl, window.location.href).href);
  const item = {role: 'menuitem', tabIndex: -1, className: styles.pageMenuItem};
  const leaving = {
    ...item,
    target: '_blank',
    rel: 'noopener noreferrer',
    onClick: closeAndReturn,
  };

  return (
    <div
      ref={menu}
      id="page-menu"
      role="menu"
      tabIndex={-1}
      aria-label={menuTexts.copy}
      className={styles.pageMenu}
      onKeyDown={handleKey}
    >
      <button
        type="button"
        {...item}
        onClick={() => {
          closeAndReturn();
          void copyPage(onMessage);
        }}
      >
        <Words label={menuTexts.copy} hint={menuTexts.copyHint} />
      </button>
      <a {...leaving} href={markdownUrl}>
        <Words label={menuTexts.view} hint={menuTexts.viewHint} />
      </a>
      <button
        type="button"
        {...item}
        onClick={() => {
          closeAndReturn();
          void copyLink(onMessage);
        }}
      >
        <Words label={menuTexts.copyLink} hint={menuTexts.copyLinkHint} />
      </button>
      <Link {...item} to="/mcp-client#docs-mcp-server" onClick={onClose}>
        <Words label={menuTexts.mcp} hint={menuTexts.mcpHint} />
      </Link>
      <Link {...item} to="/offline" onClick={onClose}>
        <Words label={menuTexts.offline} hint={menuTexts.offlineHint} />
      </Link>
      {assistants.map(({name, address}) => (
        <a key={name} {...leaving} href={address(prompt)}>
          <Words label={`${menuTexts.openIn(name)} ↗`} hint={menuTexts.openInHint} />
        </a>
      ))}
    </div>
  );
}
