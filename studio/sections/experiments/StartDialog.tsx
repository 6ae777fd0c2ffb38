import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { guardrailNames, type MeasureName, measureNames } from '#contract/experiments/measure.ts';
import { experimentsQuery } from '../../data/queries.ts';
import { useSession } from '../../data/useSession.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Line, Pick, Tick } from '../../parts/fields.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Note } from '../../parts/parts.tsx';
import { useDraft } from '../campaign/useDraft.ts';
import * as styles from './experiments.css.ts';
import { figureWords } from './experimentWords.ts';
import {
  againstItself,
  changedSwitches,
  effectOf,
  mostVariants,
  startContent,
  startFaults,
  type TypedExperiment,
  type TypedVariant,
  weightOf,
} from './startContent.ts';
import { VariantFields } from './VariantFields.tsx';
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
  const setVariant = (at: number, part: Partial<TypedVariant>) =>
    set({ variants: typed.variants.map((each, index) => (index === at ? { ...each, ...part } : each)) });
  const faults = startFaults(typed, data?.rows.map((row) => row.name) ?? [], isoDay(Date.now()));
  const error = (field: keyof typeof faults) => (isTried ? faults[field] : undefined);
  const { variants, primary, guardrails } = typed;
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
        {!isAgainstItself &&
          variants.map((variant, at) => (
            <VariantFields
              // biome-ignore lint/suspicious/noArrayIndexKey: variants have no other identity while they are typed
              key={at}
              of={view.row.key}
              version={view.row.version}
              id={`${id}${at}`}
              variant={variant}
              isControl={at === 0}
              onChange={(part) => setVariant(at, part)}
              onRemove={at > 1 ? () => set({ variants: variants.filter((_, index) => index !== at) }) : undefined}
            />
          ))}
        {error('variants') && (
          <Note tone="wrong" said>
            {error('variants')}
          </Note>
        )}
        {!isAgainstItself && variants.length < mostVariants && (
          <Button
            look="small"
            onClick={() =>
              set({ variants: [...variants, { name: `Variant ${variants.length + 1}`, weight: '50', switches: {} }] })
            }
          >
            One more variant
          </Button>
        )}
        <div className={styles.choices}>
          <Pick
            id={`${id}primary`}
            label="Decided by"
            value={primary}
            options={measureNames.map((each) => ({ value: each, name: figureWords[each].name }))}
            onChange={(next) => set({ primary: next as MeasureName })}
          />
          <Line
            id={`${id}effect`}
            label="Least effect, points"
            inputMode="decimal"
            value={typed.leastEffect}
            error={error('leastEffect')}
            onChange={(leastEffect) => set({ leastEffect })}
          />
        </div>
        <fieldset className={styles.group}>
          <legend className={styles.heading}>No variant may make worse</legend>
          {guardrailNames.map((each) => (
            <Tick
              key={each}
              label={figureWords[each].name}
              isOn={guardrails.includes(each)}
              onChange={(isOn) =>
                set({ guardrails: isOn ? [...guardrails, each] : guardrails.filter((other) => other !== each) })
              }
            />
          ))}
          {!isSame && (
            <Tick
              label="A variant that surely loses gets no more visits"
              isOn={typed.stopsLosers}
              onChange={(stopsLosers) => set({ stopsLosers })}
            />
          )}
        </fieldset>
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
