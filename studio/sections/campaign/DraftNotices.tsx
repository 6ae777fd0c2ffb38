import { Button, Note } from '../../parts/parts.tsx';
import * as styles from './campaign.css.ts';
import { usePublishKey } from './openPublish.ts';
import { useDraft } from './useDraft.ts';

/** Over every page of a campaign: why the draft is not saved. The keys that act on the whole draft are here too. */
export function DraftNotices() {
  const { saving, fault, flush } = useDraft();
  usePublishKey();
  if (saving !== 'failed') return null;
  return (
    <div className={styles.notices}>
      <Note tone="wrong" said>
        {`${fault} Nothing that you changed is lost: it is on this page, and not saved yet.`}{' '}
        <Button look="small" onClick={() => void flush()}>
          Save again
        </Button>
      </Note>
    </div>
  );
}
