import { Button, Note } from '../../parts/parts.tsx';
import * as styles from './campaign.css.ts';
import { usePublishKey } from './openPublish.ts';
import { useDraft } from './useDraft.ts';

/** Why the draft is not saved, where it is not. */
export function SaveFault() {
  const { saving, fault, flush } = useDraft();
  if (saving !== 'failed') return null;
  return (
    <Note tone="wrong" said>
      {`${fault} Nothing that you changed is lost: it is on this page, and not saved yet.`}{' '}
      <Button look="small" onClick={() => void flush()}>
        Save again
      </Button>
    </Note>
  );
}

/** Over every page of a campaign: what became of its draft. The keys that act on the whole draft are here too. */
export function DraftNotices() {
  usePublishKey();
  return (
    <div className={styles.notices}>
      <SaveFault />
    </div>
  );
}
