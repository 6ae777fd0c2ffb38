import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { campaignMoment, campaignTime } from '#contract/campaign/campaign-times.ts';
import { brandIds } from '#contract/site/site.ts';
import { campaignsQuery } from '../../data/queries.ts';
import { useSession } from '../../data/useSession.ts';
import { ownZone, utc } from '../../parts/times.ts';
import { PickField, TimeField } from './fields.tsx';
import * as styles from './flow.css.ts';
import type { FlowPartProps } from './flowPart.ts';
import { useDraft } from './useDraft.ts';
import { localText, momentOf } from './when.ts';

/** A time of the campaign's own, typed in the reader's zone and kept in UTC. */
function OwnTime({
  field,
  label,
  none,
  content,
  problems,
  onChange,
}: FlowPartProps & {
  readonly field: 'startsAt' | 'endsAt';
  readonly label: string;
  /** What is so without it. */
  readonly none: string;
}) {
  const at = campaignMoment(content[field]);
  const zone = ownZone();
  return (
    <TimeField
      field={field}
      label={label}
      problems={problems}
      hint={at === undefined ? `${none} In ${zone}.` : `In ${zone}${zone === 'UTC' ? '' : `, which is ${utc(at)}`}.`}
      value={at === undefined ? '' : localText(at)}
      onChange={(text) => {
        const chosen = momentOf(text);
        onChange({ [field]: chosen === undefined || Number.isNaN(chosen) ? undefined : campaignTime(chosen) });
      }}
    />
  );
}

/** At which host the campaign is, when it opens and ends, and what answers outside of its time. */
export function WhereAndWhen({ content, problems, onChange }: FlowPartProps) {
  const id = useId();
  const { brands } = useSession();
  const { view } = useDraft();
  const { data } = useQuery(campaignsQuery);
  const hosts = brandIds.flatMap((brand) =>
    brands[brand].hosts.map((host) => ({ id: host, name: `${host} (${brands[brand].name})` })),
  );
  const others = (data?.rows ?? []).filter(({ state, key }) => state === 'live' && key !== view.row.key);
  const hasTime = content.startsAt !== undefined || content.endsAt !== undefined || content.instead !== undefined;
  const parts = { content, problems, onChange };
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Where and when
      </h2>
      <PickField
        field="host"
        label="Host"
        problems={problems}
        hint="At another host of the site its address leads to this one."
        value={content.host ?? ''}
        options={[{ id: '', name: 'Every host of the site' }, ...hosts]}
        onChange={(host) => onChange({ host: host || undefined })}
      />
      <div className={styles.times}>
        <OwnTime {...parts} field="startsAt" label="Opens" none="With its publication." />
        <OwnTime {...parts} field="endsAt" label="Ends" none="Never by itself." />
      </div>
      {hasTime && (
        <PickField
          field="instead"
          label="Before and after, visitors get"
          problems={problems}
          value={content.instead ?? ''}
          options={[
            { id: '', name: 'The end page of its brand' },
            ...others.map(({ path }) => ({ id: path, name: `The campaign ${path}` })),
          ]}
          onChange={(path) => onChange({ instead: path || undefined })}
        />
      )}
    </section>
  );
}
