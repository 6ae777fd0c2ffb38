import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Case } from '../report.ts';
import { ActButton } from './ActButton.tsx';
import { CaseShown, nameOf, summaryOf } from './CaseShown.tsx';
import { Cause } from './Cause.tsx';
import { casesInScope, causeOf, changersIn, filterNames, inGroups, offered, type Scope } from './case-list.ts';
import { listenToKeys, moveActs, noteAct, takeBackAct, takeBackComponentAct, verdictActs } from './keys.ts';
import { currentCase, keyOf, type ReviewStore, type State, shownCases } from './review-store.ts';

const counted = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`;

/** What is done, and what to do when all is. */
function countsOf({ report, failure }: State, shown: readonly Case[]): string {
  if (failure) return failure;
  const [all, approved, rejected] = [undefined, 'approved', 'rejected'].map(
    (verdict) => report.cases.filter((each) => !verdict || each.verdict === verdict).length,
  ) as [number, number, number];
  if (all > 0 && approved + rejected === all)
    return `All done: ${approved} approved, ${rejected} rejected.${approved > 0 ? ' Commit tests/visual/approved.tsv.' : ''}`;
  return `${counted(inGroups(report.cases).length, 'cause')} · ${counted(all, 'picture')}: ${approved} approved, ${rejected} rejected, ${shown.length} shown`;
}

interface Props {
  readonly store: ReviewStore;
  readonly state: State;
  readonly shown: readonly Case[];
}

function Filters({ store, state }: Props): ReactNode {
  const values = offered(state.report.cases);
  return (
    <div className="filters">
      {filterNames.map((name) => (
        <label key={name}>
          {name === 'size' ? 'Size of change' : name.charAt(0).toUpperCase() + name.slice(1)}
          <select
            value={state.picked[name] ?? ''}
            onChange={({ target }) => store.set({ picked: { ...state.picked, [name]: target.value } })}
          >
            <option value="">All</option>
            {values[name].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** Causes, each with what is left of it; the cause of the case shown is open. */
function Causes({ store, state, shown }: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const one = currentCase(state, shown);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <ol className="cases" aria-label="Causes" ref={list}>
      {inGroups(shown).map(([cause, cases]) => {
        const isOpen = one !== undefined && causeOf(one) === cause;
        const left = cases.filter(({ verdict }) => !verdict).length;
        return (
          <li key={cause}>
            <button type="button" className="cause" aria-expanded={isOpen} onClick={() => store.go(cases[0])}>
              <b>
                <Cause name={cause} />
              </b>{' '}
              <small>{changersIn(cases)[0]}</small>{' '}
              <small>{left > 0 ? `${left} of ${counted(cases.length, 'picture')} left` : `${cases.length} done`}</small>
            </button>
            {isOpen && (
              <ol>
                {cases.map((each) => (
                  <li key={keyOf(each)}>
                    {/* one stop for the Tab key, however long the list is: the arrow keys go through it */}
                    <button
                      type="button"
                      className={each.verdict}
                      aria-current={each === one || undefined}
                      tabIndex={each === one ? 0 : -1}
                      onClick={() => store.go(each)}
                    >
                      {nameOf(each)}{' '}
                      <small>
                        {each.shot.mode}: {summaryOf(each)}
                        {each.verdict ? `, ${each.verdict}` : ''}
                      </small>
                    </button>
                  </li>
                ))}
              </ol>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Footer({ store, state, shown }: Props): ReactNode {
  const one = currentCase(state, shown);
  const scopes: readonly Scope[] = ['one', 'cause', 'component', 'all'];
  const meant = (at: number) =>
    casesInScope({ shown, one }, at < scopes.length ? 'approved' : 'rejected', scopes[at % scopes.length] as Scope).length;
  const isBlocked = (at: number) => meant(at) === 0 || (at < scopes.length && !state.report.isProof);
  return (
    <footer>
      {!state.report.isReadOnly && (
        <div className="verdicts">
          {verdictActs.map((act, at) => (
            <ActButton
              key={act.key}
              {...{ act, store }}
              className={at < scopes.length ? 'yes' : 'no'}
              disabled={isBlocked(at)}
              repeats={at % scopes.length === 0 ? undefined : act.label.split(' ')[0]}
            />
          ))}
        </div>
      )}
      <div className="bar">
        {!state.report.isReadOnly && (
          <>
            <label>
              Name <input autoComplete="name" value={state.by} onChange={({ target }) => store.set({ by: target.value })} />
            </label>
            <label className="note">
              <span>
                {noteAct.label} <kbd>{noteAct.key}</kbd>
                {state.place && ` at ${state.place.x}, ${state.place.y}`}
              </span>
              <input
                id="note"
                autoComplete="off"
                placeholder="A click on the picture adds a place"
                value={state.note}
                onChange={({ target }) => store.set({ note: target.value })}
              />
            </label>
            <ActButton act={takeBackAct} store={store} disabled={!state.last && !one?.verdict} />
            <ActButton
              act={takeBackComponentAct}
              store={store}
              repeats="Take back"
              disabled={casesInScope({ shown, one }, undefined, 'component').length === 0}
            />
          </>
        )}
      </div>
    </footer>
  );
}

function History({ state }: { readonly state: State }): ReactNode {
  const acts = state.report.history ?? [];
  if (acts.length === 0) return null;
  return (
    <details>
      <summary>History</summary>
      <ol className="history">
        {acts.toReversed().map((act) => (
          <li key={act.at}>
            {act.at.slice(0, 16).replace('T', ' ')} · {act.by} {act.verdict ?? 'took back'} {counted(act.pictures, 'picture')}:{' '}
            {act.first}
            {act.note && ` · ${act.note}`}
            {act.place && ` (at ${act.place.x}, ${act.place.y})`}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The page of the review: causes at the left, one case with its pictures, every act with its key below. */
export function ReviewPage({ store }: { readonly store: ReviewStore }): ReactNode {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const letters = useRef<HTMLInputElement>(null);
  useEffect(() => listenToKeys(store, () => letters.current?.checked ?? true), [store]);
  useEffect(() => localStorage.setItem('by', state.by), [state.by]);
  const shown = shownCases(state);
  const one = currentCase(state, shown);
  const counts = countsOf(state, shown);
  return (
    <>
      <aside aria-label="What to look at">
        <h1>Visual review</h1>
        <p role="status">{counts}</p>
        <Filters {...{ store, state, shown }} />
        <Causes {...{ store, state, shown }} />
        <div className="moves">
          {moveActs.map((act) => (
            <ActButton key={act.key} {...{ act, store }} />
          ))}
        </div>
        <History state={state} />
        <label className="letters">
          <input
            ref={letters}
            type="checkbox"
            defaultChecked={localStorage.getItem('letters') !== 'off'}
            onChange={({ target }) => localStorage.setItem('letters', target.checked ? 'on' : 'off')}
          />
          letters and numbers are keys
        </label>
      </aside>
      <main tabIndex={-1}>
        {one ? (
          <CaseShown {...{ one, store, state }} />
        ) : (
          <p className="empty">{state.report.cases.length === 0 ? 'Nothing differs.' : 'Nothing of this kind.'}</p>
        )}
      </main>
      <Footer {...{ store, state, shown }} />
    </>
  );
}
