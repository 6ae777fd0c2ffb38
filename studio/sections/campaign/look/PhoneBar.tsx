import type { ReactNode } from 'react';
import { useSession } from '../../../data/useSession.ts';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Button } from '../../../parts/parts.tsx';
import { useOpenPublish } from '../openPublish.ts';
import { SaveFault } from '../SaveFault.tsx';
import { type Check, countOpen } from './checks.ts';
import * as styles from './look.css.ts';

export type PhoneSheet = 'change' | 'review';

interface PhoneBarProps {
  readonly checks: readonly Check[];
  readonly open: PhoneSheet | undefined;
  readonly onOpen: (sheet: PhoneSheet | undefined) => void;
  readonly change: ReactNode;
  readonly review: ReactNode;
}

/** The page is brought into the half that a sheet leaves free. */
const showPage = () => document.querySelector('[data-scene]')?.scrollIntoView({ block: 'start' });

/** Where there is no room beside the page: what can be done with it, below it, each in a sheet. */
export function PhoneBar({ checks, open, onOpen, change, review }: PhoneBarProps) {
  const { allows } = useSession();
  const publish = useOpenPublish();
  const count = countOpen(checks);
  const close = () => onOpen(undefined);
  return (
    <>
      <section className={styles.phoneBar} aria-label="Acts">
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            showPage();
            onOpen('change');
          }}
        >
          Change
        </Button>
        <Button aria-haspopup="dialog" onClick={() => onOpen('review')}>
          {count > 0 ? `Problems (${count})` : 'Checks'}
        </Button>
        {allows('publish') && (
          <Button look="main" disabled={!publish} onClick={publish}>
            Publish
          </Button>
        )}
      </section>
      {open && (
        <Dialog key={open} look="sheet" title={open === 'change' ? 'Change' : 'Review'} onClose={close}>
          <SaveFault />
          {open === 'change' ? change : review}
        </Dialog>
      )}
    </>
  );
}
