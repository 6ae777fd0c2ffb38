import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { campaignsQuery } from '../../data/queries.ts';
import { useAct } from '../../data/useAct.ts';
import { Pick } from '../../parts/fields.tsx';
import { ActDialog } from './ActDialog.tsx';
import { useDraft } from './useDraft.ts';
import { WhenField } from './WhenField.tsx';
import { momentOf, type When, whenFault } from './when.ts';

/** Closes a campaign to new visitors: when, why, and what answers in its place. */
export function PauseDialog({ because = '', onClose }: { readonly because?: string; onClose(): void }) {
  const id = useId();
  const { view, refresh } = useDraft();
  const { path, key } = view.row;
  const { data } = useQuery(campaignsQuery);
  const [when, setWhen] = useState<When>();
  const [instead, setInstead] = useState('');
  const pause = useAct('pause', async () => {
    await refresh();
    onClose();
  });
  const fault = whenFault(when, Date.now());
  const others = (data?.rows ?? []).filter((row) => row.state === 'live' && row.key !== key);
  const at = momentOf(when);
  return (
    <ActDialog
      title={`Pause ${path}?`}
      text="New visitors get something else. Visits already under way go on, and their leads count."
      because={because}
      does={when === undefined ? 'Pause' : 'Plan the pause'}
      isPending={pause.isPending}
      failure={pause.error}
      hindrance={fault}
      onDo={(why) => pause.mutate({ path, because: why, ...(at !== undefined && { at }), ...(instead !== '' && { instead }) })}
      onClose={onClose}
      more={<WhenField when={when} error={fault} onChange={setWhen} />}
    >
      <Pick
        id={`${id}instead`}
        label="What answers in its place"
        value={instead}
        options={[
          { value: '', name: 'The end page of its brand' },
          ...others.map((row) => ({ value: row.path, name: `The campaign ${row.path}` })),
        ]}
        onChange={setInstead}
      />
    </ActDialog>
  );
}
