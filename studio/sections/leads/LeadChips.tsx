import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { states } from '#contract/fields/states.ts';
import type { LeadOutcome } from '#contract/studio/desk.ts';
import { campaignsQuery } from '../../data/queries.ts';
import { Icon } from '../../parts/icons.tsx';
import * as shared from '../campaigns/campaigns.css.ts';
import { changedSearch, chipped, type LeadSearch, outcomes } from './leadQuestion.ts';
import * as styles from './leads.css.ts';
import { outcomeNames } from './leadWords.ts';

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, name: string])[];
  onChange(value: string): void;
}

/** A chip whose value is one of a list. */
const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label className={shared.choice} data-chosen={value ? '' : undefined}>
    <span>{label}</span>
    <select className={shared.select} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
      <option value="">any</option>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
    <Icon name="unfold" size={14} />
  </label>
);

interface DayProps {
  readonly label: string;
  readonly value: string | undefined;
  onChange(value: string): void;
}

/** A chip with a day. */
export const DayChip = ({ label, value, onChange }: DayProps) => (
  <label className={shared.choice} data-chosen={value ? '' : undefined}>
    <span>{label}</span>
    <input type="date" className={styles.date} value={value ?? ''} onChange={({ target }) => onChange(target.value)} />
  </label>
);

interface ChipsProps {
  readonly search: LeadSearch;
  /** How many wait; undefined while they are on their way. */
  readonly counts: Partial<Record<LeadOutcome, number | undefined>>;
  readonly destinations: readonly { readonly name: string; readonly buyer: string }[];
  readonly children?: ReactNode;
  onAsk(next: LeadSearch): void;
}

/** Narrows the list: by what became of leads, by state, campaign, buyer and days. */
export function LeadChips({ search, counts, destinations, children, onAsk }: ChipsProps) {
  const { data } = useQuery({ ...campaignsQuery, refetchInterval: false });
  const ask = (part: { readonly [Name in keyof LeadSearch]?: LeadSearch[Name] | undefined }) =>
    onAsk(changedSearch(search, part));
  const more = outcomes.filter((each) => !chipped.some((other) => other === each));
  return (
    <fieldset className={styles.chips} aria-label="Show">
      <button
        type="button"
        className={shared.chip}
        aria-pressed={search.now === undefined}
        onClick={() => ask({ now: undefined, why: undefined })}
      >
        All
      </button>
      {chipped.map((each) => (
        <button
          key={each}
          type="button"
          className={shared.chip}
          aria-pressed={search.now === each}
          onClick={() => ask({ now: each, why: undefined })}
        >
          {outcomeNames[each]} {counts[each] !== undefined && <span className={shared.count}>{counts[each]}</span>}
        </button>
      ))}
      <Choice
        label="Now:"
        value={more.find((each) => each === search.now)}
        options={more.map((each) => [each, outcomeNames[each]])}
        onChange={(now) => ask({ now: outcomes.find((each) => each === now), why: undefined })}
      />
      <Choice
        label="State:"
        value={search.state}
        options={states.map(({ state, shortState }) => [shortState, state])}
        onChange={(state) => ask({ state })}
      />
      <Choice
        label="Campaign:"
        value={search.campaign}
        options={(data?.rows ?? []).filter(({ version }) => version > 0).map(({ path }) => [path, path])}
        onChange={(campaign) => ask({ campaign })}
      />
      <Choice
        label="Buyer:"
        value={search.buyer}
        options={destinations.map(({ name, buyer }) => [name, buyer || name])}
        onChange={(buyer) => ask({ buyer })}
      />
      <DayChip label="From" value={search.from} onChange={(from) => ask({ from })} />
      <DayChip label="to" value={search.to} onChange={(to) => ask({ to })} />
      {children}
    </fieldset>
  );
}
