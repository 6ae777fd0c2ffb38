import { Button, Note } from '../../parts/parts.tsx';
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
