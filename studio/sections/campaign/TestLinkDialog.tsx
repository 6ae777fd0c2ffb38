import { useEffect, useState } from 'react';
import { useAct } from '../../data/useAct.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { foot } from '../../parts/dialog.css.ts';
import { buttons } from '../../parts/parts.css.ts';
import { Button } from '../../parts/parts.tsx';
import { dateTime } from '../../parts/times.ts';
import { Refusal } from './ActDialog.tsx';
import * as styles from './dialog.css.ts';
import { useDraft } from './useDraft.ts';

/** How long a signed address shows its draft. See docs/spec/campaigns.md#preview. */
const dayMs = 24 * 3_600_000;

/** Makes a signed address of the draft as it is now, to be opened or sent to somebody. */
export function TestLinkDialog({ onClose }: { onClose(): void }) {
  const { content, flush, view } = useDraft();
  const preview = useAct('preview');
  const [isCopied, setCopied] = useState(false);
  const [until] = useState(() => Date.now() + dayMs);
  const path = view.row.path;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the dialog opens
  useEffect(() => {
    void flush().then(() => preview.mutate({ path }));
  }, []);
  const address = preview.data?.address;
  return (
    <Dialog title={`Test link of ${content.path}`} onClose={onClose}>
      <p>
        {`The real page with ${view.draft ? 'the draft' : 'what is live'} as it is now, under a banner. It counts in no figure, nothing is sold, and it ends ${dateTime(until)}.`}
      </p>
      {preview.error ? (
        <Refusal of={preview.error} />
      ) : (
        <p className={styles.address} role="status">
          {address ?? 'Being signed …'}
        </p>
      )}
      <div className={foot}>
        <Button disabled={!address} onClick={() => void navigator.clipboard.writeText(address ?? '').then(() => setCopied(true))}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        {address && (
          <a className={buttons.main} href={address} target="_blank" rel="noreferrer">
            Open the page
          </a>
        )}
      </div>
    </Dialog>
  );
}
