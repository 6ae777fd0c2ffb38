import type { ReactNode } from 'react';
import type { Case } from '../report.ts';
import { ActButton } from './ActButton.tsx';
import { Cause } from './Cause.tsx';
import { causeOf } from './case-list.ts';
import { sizeAct, storyAct, viewActs } from './keys.ts';
import { Pictures } from './Pictures.tsx';
import { keyOf, type ReviewStore, type State } from './review-store.ts';
import { addressOf } from './story-address.ts';

export const nameOf = ({ shot }: Case) => [shot.title, shot.name].filter(Boolean).join(', ');

export function summaryOf({ kind, difference, earlier }: Case): string {
  const what = difference ? `${difference.pixels} px, ${(difference.share * 100).toFixed(2)} %` : kind;
  return earlier ? `${what}, of an earlier run` : what;
}

const ofEarlierRun =
  'The last run did not take this picture again, and the code may have changed since. To be sure: npm run visual. No verdict on many approves it.';
const noProof = 'Drawn on a platform whose pictures prove nothing: it can be looked at here, and approved where CI drew it.';

/** A case with its pictures, how many more have its cause, and who gave the verdict. */
export function CaseShown({ one, store, state }: { one: Case; store: ReviewStore; state: State }): ReactNode {
  const { verdict, said } = one;
  const more = state.report.cases.filter((each) => each !== one && causeOf(each) === causeOf(one)).length;
  // without a difference the note is the cause
  const notes = [one.difference && one.note, one.earlier && ofEarlierRun, state.report.isProof ? undefined : noProof].filter(
    Boolean,
  );
  const [likeliest, ...others] = one.changers ?? [];
  const facts = [more > 0 && `same in ${more} more`, one.difference && summaryOf(one)].filter(Boolean);
  return (
    <>
      <div className="head">
        <div>
          <h2>
            {nameOf(one)} <small>{one.shot.mode}</small>
          </h2>
          <p>
            {[<Cause key="cause" name={causeOf(one)} />, ...facts.map((fact) => ` · ${fact}`)]}
            {verdict && `, ${verdict}${said ? ` by ${said.by}${said.note ? `: ${said.note}` : ''}` : ''}`}{' '}
            {one.kind !== 'gone' && (
              <a id="story" href={addressOf(one.shot, state.report.storybook)} target="_blank" rel="noreferrer">
                {storyAct.label} <kbd>{storyAct.key}</kbd>
              </a>
            )}
          </p>
          {likeliest && (
            <div className="changers">
              Can come from {likeliest}{' '}
              {others.length > 0 && (
                <details>
                  <summary>or {others.length} more</summary>
                  {others.join(' · or ')}
                </details>
              )}
            </div>
          )}
          {notes.map((note) => (
            <p key={note} className="remark">
              {note}
            </p>
          ))}
        </div>
        <div className="ways">
          {viewActs.map((act) => (
            <ActButton key={act.key} {...{ act, store }} pressed={state.way === act.way} />
          ))}
          <ActButton act={sizeAct} store={store} pressed={state.isActualSize} />
        </div>
      </div>
      <Pictures key={`${keyOf(one)} ${state.way}`} {...{ one, store, state }} />
    </>
  );
}
