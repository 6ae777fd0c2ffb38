import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { experimentsQuery } from '../../data/queries.ts';
import { useSession } from '../../data/useSession.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Line, Tick } from '../../parts/fields.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button } from '../../parts/parts.tsx';
import { useDraft } from '../campaign/useDraft.ts';
import { Measures, Variants } from './ComparisonFields.tsx';
import * as styles from './experiments.css.ts';
import {
  againstItself,
  changedSwitches,
  effectOf,
  startContent,
  startFaults,
  type TypedExperiment,
  type TypedVariant,
  weightOf,
} from './startContent.ts';
import { WeeksNeeded } from './WeeksNeeded.tsx';

const dayMs = 86_400_000;
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);
/** assumed: longer than nearly every experiment takes. */
const usualDays = 56;

/** A look that a variant begins with. */
type Look = Pick<TypedVariant, 'name' | 'switches'>;

/** Looks as variants of even shares, behind the campaign as it is. */
function variantsOf(looks: readonly Look[]): readonly TypedVariant[] {
  const weight = String(Math.floor(100 / (looks.length + 1)));
  return [{ name: 'As it was', switches: {} }, ...looks].map((each) => ({ ...each, weight }));
}

/** What a comparison begins with: what is live, and the looks that are given, or what the draft changes. */
function beginning(live: CampaignContent, draft: CampaignContent, looks: readonly Look[] | undefined): TypedExperiment {
  const switchesOf = ({ switches = {} }: CampaignContent) => switches as Readonly<Record<string, string>>;
  const changed = changedSwitches(switchesOf(live), switchesOf(draft));
  return {
    ...{ name: '', primary: 'finished', leastEffect: '1', guardrails: ['blocked'], stopsLosers: false },
    expires: isoDay(Date.now() + usualDays * dayMs),
    variants: variantsOf(looks ?? [{ name: 'New look', switches: changed }]),
  };
}

interface StartProps {
  readonly live: CampaignContent;
  /** Looks to compare with what is live; the draft's without them. */
  readonly looks?: readonly Look[];
  readonly onStarted?: () => void;
  readonly onClose: () => void;
}

/** Compares two to four variants: makes the experiment of the draft, and opens the dialog that publishes. */
export function StartDialog({ live, looks, onStarted, onClose }: StartProps) {
  const id = useId();
  const navigate = useNavigate();
  const { name: owner } = useSession();
  const { content, change, view } = useDraft();
  const { data } = useQuery(experimentsQuery);
  const [compared, setCompared] = useState(() => beginning(live, content, looks));
  const [isAgainstItself, setAgainstItself] = useState(false);
  const typed = isAgainstItself ? againstItself(compared) : compared;
  const [isTried, setTried] = useState(false);
  const set = (part: Partial<TypedExperiment>) => setCompared((before) => ({ ...before, ...part }));
  const faults = startFaults(typed, data?.rows.map((row) => row.name) ?? [], isoDay(Date.now()));
  const error = (field: keyof typeof faults) => (isTried ? faults[field] : undefined);
  const { variants, primary } = typed;
  const isSame = variants.every(({ switches }) => Object.keys(switches).length === 0);
  function start(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    change((before) => startContent(before, live, typed, owner));
    // looks that were held are compared after it
    if (!isAgainstItself) onStarted?.();
    onClose();
    void navigate({ to: '.', search: ((before: object) => ({ ...before, publish: true })) as never });
  }
  return (
    <Dialog title="Compare in an experiment" onClose={onClose}>
      <form className={styles.form} onSubmit={start} noValidate>
        <Line
          id={`${id}name`}
          label="Name"
          data-first=""
          value={typed.name}
          error={error('name')}
          onChange={(name) => set({ name })}
        />
        <Tick label="A/A first: the campaign against itself" isOn={isAgainstItself} onChange={setAgainstItself} />
        {isAgainstItself && (
          <p className={styles.about}>
            Two halves of the visits get the campaign as it is live. What the draft changes of the look is left out: hold it to
            compare it afterwards.
          </p>
        )}
        {!isAgainstItself && (
          <Variants
            id={id}
            of={view.row}
            variants={variants}
            error={error('variants')}
            onChange={(next) => set({ variants: next })}
          />
        )}
        <Measures id={id} typed={typed} isSame={isSame} error={error} onChange={set} />
        <Line
          id={`${id}expires`}
          label="Ends by itself on"
          type="date"
          value={typed.expires}
          error={error('expires')}
          onChange={(expires) => set({ expires })}
        />
        <WeeksNeeded
          campaign={view.row.key}
          primary={primary}
          weights={variants.map(weightOf)}
          leastEffect={effectOf(typed.leastEffect)}
        />
        <p className={styles.about}>
          {isSame && 'All variants are the same: it checks the counting, and names no winner. '}
          Once it runs, variants and shares stay: others are a new experiment with a sample of its own.
        </p>
        <div className={shared.row}>
          <Button look="main" type="submit">
            Review and publish
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
