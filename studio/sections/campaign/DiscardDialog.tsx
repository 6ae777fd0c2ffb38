import { useNavigate } from '@tanstack/react-router';
import { setAside } from '../../data/setAside.ts';
import { useAct } from '../../data/useAct.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button } from '../../parts/parts.tsx';
import { Refusal } from './ActDialog.tsx';
import { changes, Differences } from './Differences.tsx';
import { useBrand } from './useBrand.ts';
import { useDraft } from './useDraft.ts';

/** Asks before the draft is thrown away, and shows what goes. What is live stays; this tab keeps what was thrown away. */
export function DiscardDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const { view, content, differences, seen, refresh } = useDraft();
  const brand = useBrand();
  const { path, version } = view.row;
  const discard = useAct('discardDraft', async () => {
    setAside(content);
    if (version === 0) await navigate({ to: '/campaigns' });
    else await refresh();
    onClose();
  });
  return (
    <Dialog title={`Throw the draft of ${path} away?`} onClose={onClose}>
      <div className={shared.stack}>
        <p className={shared.muted}>
          {version === 0
            ? 'It was never live, so nothing is left of it and its address is free again.'
            : `${changes(differences.length)} against version ${version}, which stays live. This tab keeps them until you close it.`}
        </p>
        {version > 0 && <Differences of={differences} brand={brand} />}
        {discard.error && <Refusal of={discard.error} />}
        <div className={shared.row}>
          <Button look="main" disabled={discard.isPending} onClick={() => discard.mutate({ path, etag: seen.etag })}>
            Throw it away
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </div>
      </div>
    </Dialog>
  );
}
