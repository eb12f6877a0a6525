import React, {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {texts} from '@site/site/texts';
import {forgetReload, reloadIfOutdated} from '@site/lib/reloadOnce';
import type {MenuProps} from './PageMenu';
import {prefetchMenu} from './prefetchMenu';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "page-menu" */ './PageMenu');

/**
 * “复制为 Markdown” and the menu beside it. Only the two buttons belong to a page's first view: what they do
 * loads apart.
 */
export default function PageActions({markdownUrl}: {markdownUrl: string}): ReactNode {
  const more = useRef<HTMLButtonElement>(null);
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
  const [message, setMessage] = useState('');

  // Fetched when the browser has nothing else to do, so that it is there when the network is not.
  useEffect(prefetchMenu, []);

  const withMenu = (action: (module: Awaited<ReturnType<typeof load>>) => void) =>
    void load().then(
      (module) => {
        forgetReload();
        action(module);
      },
      async (error: unknown) => {
        if (!(await reloadIfOutdated(error))) {
          setMessage(texts.page.offline);
        }
      },
    );
  const open = () => withMenu(({default: PageMenu}) => setMenu(() => PageMenu));
  const close = () => setMenu(undefined);

  return (
    <div className={styles.actions}>
      <button type="button" onClick={() => withMenu(({copyPage}) => void copyPage(setMessage))}>
        {texts.page.copy}
      </button>
      <button
        ref={more}
        type="button"
        aria-label={texts.page.more}
        aria-haspopup="menu"
        aria-expanded={!!Menu}
        onClick={Menu ? close : open}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            open();
          }
        }}
      />
      {Menu && (
        <Menu markdownUrl={markdownUrl} button={more} onClose={close} onMessage={setMessage} />
      )}
      <span role="status">{message}</span>
    </div>
  );
}
