import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../data/useSession.ts';
import { Icon } from '../parts/icons.tsx';
import { FinderProvider } from '../parts/useFinder.ts';
import { AccountMenu, initials } from './AccountMenu.tsx';
import { ConnectionNotes } from './ConnectionNotes.tsx';
import * as frame from './frame.css.ts';
import { useKeys } from './keys.ts';
import { Places } from './places.tsx';
import * as styles from './shell.css.ts';

const Palette = lazy(() => import('./Palette.tsx').then((module) => ({ default: module.Palette })));
const KeysDialog = lazy(() => import('./KeysDialog.tsx').then((module) => ({ default: module.KeysDialog })));

type Opened = 'palette' | 'keys' | undefined;

/** Closes a popover of the browser's own, which gives the focus back. */
const hide = (id: string) => document.getElementById(id)?.hidePopover();

/** The rail with its sections, and the page beside it. On a phone the rail is a bar below. */
export function Shell() {
  const { name, role, company } = useSession();
  const [opened, setOpened] = useState<Opened>();
  const find = () => setOpened('palette');
  const help = () => {
    hide('account');
    hide('more');
    setOpened('keys');
  };
  const close = () => setOpened(undefined);
  useKeys({ find, help });
  return (
    <FinderProvider value={find}>
      <div className={styles.app}>
        <a className={styles.skip} href="#main">
          Skip to the content
        </a>
        <nav className={styles.rail} aria-label="Studio">
          <div className={styles.brand}>
            <span className={styles.mark} aria-hidden="true">
              S
            </span>
            <span>
              Studio
              <span className={styles.company}>{company}</span>
            </span>
          </div>
          <Places className={styles.place} />
          <span className={styles.spring} />
          <button type="button" className={styles.who} popoverTarget="account">
            <span className={styles.face} aria-hidden="true">
              {initials(name)}
            </span>
            <span className={styles.whoName}>
              {name}
              <span className={styles.role}>{role}</span>
            </span>
            <Icon name="more" size={16} />
          </button>
          <div id="account" popover="auto" className={frame.menu} role="dialog" aria-label="Account">
            <AccountMenu onKeys={help} />
          </div>
        </nav>
        <div className={styles.main}>
          <ConnectionNotes />
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </div>
        <nav className={styles.bar} aria-label="Sections">
          <Places className={styles.tab} of="first" />
          <button type="button" className={styles.tab} popoverTarget="more">
            <Icon name="more" />
            More
          </button>
          <div id="more" popover="auto" className={frame.sheet} role="dialog" aria-label="More">
            <button
              type="button"
              className={frame.entry}
              onClick={() => {
                hide('more');
                find();
              }}
            >
              <Icon name="search" />
              Go to, find, do
            </button>
            <Places className={frame.entry} of="more" />
            <AccountMenu onKeys={help} />
          </div>
        </nav>
      </div>
      <Suspense fallback={null}>
        {opened === 'palette' && <Palette onClose={close} onKeys={() => setOpened('keys')} />}
        {opened === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </FinderProvider>
  );
}
