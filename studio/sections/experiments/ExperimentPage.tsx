import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { nameOfId, points } from '#contract/experiments/in-words.ts';
import { byChance } from '#contract/experiments/parts.ts';
import { keyInAddress } from '#contract/studio/address.ts';
import { experimentQuery, pathOfAddress } from '../../data/queries.ts';
import { useSession } from '../../data/useSession.ts';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Failed, Note, Tag } from '../../parts/parts.tsx';
import { Arms } from './Arms.tsx';
import { DayPlot } from './DayPlot.tsx';
import { EndDialog } from './EndDialog.tsx';
import * as styles from './experiments.css.ts';
import {
  dayOf,
  differenceWords,
  type ExperimentDetail,
  intervalWords,
  partWords,
  ratioWords,
  verdictWords,
} from './experimentWords.ts';
import { FigureRows } from './FigureRows.tsx';
import { StepLeavings } from './StepLeavings.tsx';

const route = getRouteApi('/experiments/$key/$name');
const dayMs = 86_400_000;

function StateTag({
  experiment: { state, startedAt, ending },
  now,
}: {
  readonly experiment: ExperimentDetail;
  readonly now: number;
}) {
  if (state === 'waiting') return <Tag tone="planned">Waits for its publication</Tag>;
  if (state === 'decided') return <Tag tone="quiet">{ending ? `Ended ${dayOf(ending.at)}` : 'Ended'}</Tag>;
  if (state === 'over') return <Tag tone="waiting">Over, not decided</Tag>;
  return <Tag tone="live">Running, day {Math.max(1, Math.ceil((now - (startedAt ?? now)) / dayMs))}</Tag>;
}

/** The variant that may be shipped; undefined where none may. */
const winnerOf = ({ state, verdict, variants, isSame }: ExperimentDetail): string | undefined =>
  (state === 'running' || state === 'over') && verdict.is === 'winner' && verdict.variant !== variants[0] && !isSame
    ? verdict.variant
    : undefined;

interface PartProps {
  readonly experiment: ExperimentDetail;
}

function Verdict({ experiment, onShip }: PartProps & { readonly onShip: (() => void) | undefined }) {
  const { tone, sentence } = verdictWords(experiment);
  const { state, leastEffect, path, guardrails, figures, ending, visitors } = experiment;
  const harm =
    experiment.verdict.is === 'winner' &&
    figures.some((each) => each.role === 'guardrail' && each.differences.some(({ is }) => is === 'worse'));
  return (
    <Note tone={tone}>
      <b>{sentence}</b> {state !== 'waiting' && differenceWords(experiment)}{' '}
      {leastEffect !== undefined && `Least effect worth knowing: ${points(leastEffect).slice(1)} points.`}
      {ending && ` Because: ${ending.because}`}
      {visitors === 0 &&
        state === 'running' &&
        ' Visits show within a minute. Test visits, and visitors who opted out, are never counted.'}
      {harm && guardrails.length > 0 && ' A guardrail got worse since: look before you ship.'}
      {onShip && (
        <span className={styles.verdictActs}>
          <Button look="small" onClick={onShip}>
            Ship it on {path}
          </Button>
        </span>
      )}
    </Note>
  );
}

/** Differences of parts, folded: no decision is made on them. */
function Parts({ experiment: { parts, variants } }: PartProps) {
  return (
    <details>
      <summary className={styles.fold}>By device and language (exploratory)</summary>
      {parts.length === 0 ? (
        <p className={shared.muted}>Nobody has been counted by device and language yet.</p>
      ) : (
        <>
          <ul className={styles.parts}>
            {parts.map(({ part, variant, interval, stands }) => (
              <li key={`${part} ${variant}`} className={styles.part}>
                <span>
                  {partWords[part]}
                  {variants.length > 2 && `, ${nameOfId(variant)}`}
                </span>
                <span className={stands ? styles.figureName : styles.about}>{intervalWords({ interval })}</span>
              </li>
            ))}
          </ul>
          <p className={shared.muted}>{byChance(parts.length)} No decision is made on parts.</p>
        </>
      )}
    </details>
  );
}

function Facts({ experiment }: PartProps) {
  const { ratio, owner, expires, state, days, stopsLosers, ending } = experiment;
  return (
    <div className={styles.three}>
      <section className={`${shared.card} ${shared.padded}`}>
        <h2 className={styles.heading}>{ratio.passes ? 'Shares hold' : 'Shares are uneven'}</h2>
        <p className={shared.muted}>{ratioWords(experiment)}</p>
      </section>
      <section className={`${shared.card} ${shared.padded}`}>
        <Parts experiment={experiment} />
      </section>
      <section className={`${shared.card} ${shared.padded}`}>
        <h2 className={styles.heading}>{state === 'decided' ? 'Ran until' : 'Runs until'}</h2>
        <p className={shared.muted}>
          {dayOf(ending?.at ?? expires)}, owner {owner}. {days.length} day{days.length === 1 ? '' : 's'} with visits are in.
          {stopsLosers && ' A variant that loses gets no more visits.'}
        </p>
      </section>
    </div>
  );
}

/** One experiment: its verdict first, then the variants, their figures, and what holds them. */
export function ExperimentPage() {
  const { key, name } = route.useParams();
  const { data, error, isPending, refetch } = useQuery(experimentQuery(pathOfAddress(key), name));
  const { allows } = useSession();
  const [ending, setEnding] = useState<{ readonly shipped: string | undefined }>();
  const experiment = data?.experiment;
  const winner = experiment && winnerOf(experiment);
  const mayEnd = allows('publish') && allows('draft') && (experiment?.state === 'running' || experiment?.state === 'over');
  return (
    <Page
      title={nameOfId(name)}
      crumb={
        <Link to="/experiments" className={styles.crumb}>
          Experiments /
        </Link>
      }
      about={
        experiment && (
          <>
            <StateTag experiment={experiment} now={data.at} /> {experiment.isSame && <Tag tone="quiet">A/A</Tag>}
          </>
        )
      }
      acts={
        <>
          {mayEnd && <Button onClick={() => setEnding({ shipped: undefined })}>Stop</Button>}
          {mayEnd && winner && (
            <Button look="main" onClick={() => setEnding({ shipped: winner })}>
              Ship the winner
            </Button>
          )}
          {experiment?.state === 'waiting' && (
            <Link to="/campaigns/$key/look" params={{ key: keyInAddress(experiment.key) }} className={shared.buttons.main}>
              Open the draft
            </Link>
          )}
        </>
      }
    >
      {error && <Failed error={error} onAgain={() => void refetch()} />}
      {isPending && <div className={styles.skeleton} aria-busy="true" />}
      {experiment && (
        <>
          <Verdict experiment={experiment} onShip={mayEnd && winner ? () => setEnding({ shipped: winner }) : undefined} />
          <div className={styles.pair}>
            <Arms experiment={experiment} />
            <DayPlot experiment={experiment} />
          </div>
          <FigureRows experiment={experiment} />
          <Facts experiment={experiment} />
          <StepLeavings experiment={experiment} />
          {ending && <EndDialog experiment={experiment} shipped={ending.shipped} onClose={() => setEnding(undefined)} />}
        </>
      )}
    </Page>
  );
}
