import { useRef, useState } from 'react';
import type { FlowId } from '#contract/flows/index.ts';
import type { SwitchName } from '#design-system/switches/switches.ts';
import * as styles from './builder.css.ts';
import { type Widths, widths } from './builderAddress.ts';
import { Choice, List } from './builderFields.tsx';
import { Controls } from './Controls.tsx';
import type { FramedWalk } from './FramedSurvey.tsx';
import { fontStates, fontStateTitles } from './firstVisitFonts.ts';
import { screensOf, splitCamelCase } from './reachableScreens.ts';
import { Share } from './Share.tsx';
import { Stage } from './Stage.tsx';
import type { Place } from './sampleVisit.ts';
import { flowNames } from './switchLabels.ts';
import { useBuilder } from './useBuilder.ts';
import { campaignOf, newPathOf, pathsOf, type Side, sides, switchesOf, type Variant, variantOf, withChoice } from './variant.ts';

const sideLetters: Readonly<Record<Side, string>> = { one: 'A', other: 'B' };
const widthNames = { both: 'Both', phone: 'Phone', desktop: 'Desktop' } as const satisfies Record<Widths, string>;

/** The screen of a step, or the first where there is none of it. */
const closestPlace = (places: readonly Place[], step: string | undefined): Place =>
  places.find(({ viewing }) => viewing === step) ?? (places[0] as Place);

/** Its own look, whatever theme Storybook's toolbar wears. */
const builderTheme = '3';

/** Where marketers make a variant, see and walk it, compare two, and share it, without code. */
export function Builder() {
  const labelOf = (each: Side) => `Variant ${sideLetters[each]}`;
  const { state, change, sites, site } = useBuilder((next, at) => {
    setSide('one');
    setWalk({ place: closestPlace(screensOf(campaignOf(next.one), switchesOf(next.one, at)), next.screen) });
  });
  const [picked, setSide] = useState<Side>('one');
  const stage = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const side = state.other ? picked : 'one';
  const variant = state[side] ?? state.one;
  const set = (which: Side, next: Variant) => change({ [which]: next });
  const screensIn = (each: Variant) => screensOf(campaignOf(each), switchesOf(each, site));
  /** Applies a change; if it removes the shown screen, shows its successor. */
  const take = (which: Side, next: Variant) => {
    const [before, after] = [screensIn(state[which] ?? state.one), screensIn(next)];
    const at = before.findIndex(({ viewing }) => viewing === walk.place.viewing);
    set(which, next);
    if (at >= 0 && !after.some(({ viewing }) => viewing === walk.place.viewing))
      jump(after[Math.min(at, after.length - 1)] as Place);
  };
  const pick = (which: Side) => (name: SwitchName, value: string) => {
    take(which, withChoice(state[which] ?? state.one, name, value, site));
  };

  const places = screensIn(variant);
  const placeOf = (step: string | undefined) => closestPlace(places, step);
  const [walk, setWalk] = useState<FramedWalk>(() => ({ place: placeOf(state.screen) }));
  const jump = (place: Place) => {
    setWalk({ place });
    change({ screen: place.viewing });
  };
  const setFlow = (flow: FlowId) => {
    const next = { ...variantOf(flow), chosen: variant.chosen, name: variant.name };
    setWalk({ place: screensIn(next)[0] as Place });
    // the step that was shown is another flow's
    change({ [side]: next, screen: undefined });
  };

  // A button that goes, or can no longer be pressed, would leave the focus nowhere.
  const toPanel = () => panel.current?.focus({ preventScroll: true });
  const compare = () => {
    change({ other: { ...state.one, name: '' } });
    setSide('other');
    toPanel();
  };
  const keep = (which: Side) => {
    const current = state[which] ?? state.one;
    const [first, ...others] = screensIn(current) as [Place, ...Place[]];
    // the step that was shown may be the other one's alone
    if (!others.some(({ viewing }) => viewing === walk.place.viewing)) setWalk({ place: first });
    change({ one: current, other: undefined });
    setSide('one');
    bar.current?.focus({ preventScroll: true });
  };
  const beside = side === 'one' ? state.other : state.one;
  const shown = sides.flatMap((which) => {
    const each = state[which];
    return each ? [{ label: labelOf(which), variant: each, onFix: pick(which) }] : [];
  });
  return (
    <div className={styles.page} data-theme={builderTheme} lang="en">
      <header className={styles.header}>
        <h1 className={styles.title}>Variant builder</h1>
        <p className={styles.lead}>Put a page together, walk it, and hand on its address. Nothing you do here is sent.</p>
        <button
          type="button"
          className={styles.toSurvey}
          onClick={() => {
            stage.current?.scrollIntoView();
            stage.current?.focus({ preventScroll: true });
          }}
        >
          Go to the survey
        </button>
      </header>
      <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label="What to show">
        {state.other && <Choice legend="Change" values={sides} name={labelOf} value={side} onPick={setSide} />}
        <Campaign
          variant={variant}
          onFlow={setFlow}
          onPath={(path) => take(side, { ...variant, path })}
          reset={() => {
            take(side, { ...variant, chosen: {} });
            toPanel();
          }}
        />
        <Controls variant={variant} shown={switchesOf(variant, site)} onPick={pick(side)} />
      </aside>
      <main className={styles.main}>
        <section ref={bar} tabIndex={-1} className={styles.bar} aria-label="View">
          <List
            label="Screen"
            value={walk.place.viewing}
            options={[
              ...places.map(({ viewing }, index) => ({
                id: viewing,
                name: `${index + 1}. ${splitCamelCase(viewing)}`,
              })),
              // walked to in the other variant, or by other answers
              ...(places.some(({ viewing }) => viewing === walk.place.viewing)
                ? []
                : [{ id: walk.place.viewing, name: `${splitCamelCase(walk.place.viewing)} (by another way)` }]),
            ]}
            onPick={(step) => jump(placeOf(step))}
          />
          <button type="button" className={styles.button} onClick={() => jump(places[0] as Place)}>
            Start again
          </button>
          <Choice
            legend="Width"
            values={widths}
            name={(each) => widthNames[each]}
            value={state.widths}
            onPick={(each: Widths) => change({ widths: each })}
          />
          <Choice
            legend="Web fonts"
            values={fontStates}
            name={(each) => fontStateTitles[each]}
            value={state.fonts}
            onPick={(fonts) => change({ fonts })}
          />
          <List
            label="Site"
            value={site.id}
            options={sites.map(({ id, origin }) => ({
              id,
              name: id === 'here' ? `This server (${new URL(origin).host})` : id,
            }))}
            onPick={(id) => change({ site: id })}
          />
          {state.other ? (
            sides.map((each) => (
              <button key={each} type="button" className={styles.button} onClick={() => keep(each)}>
                Keep {sideLetters[each]} only
              </button>
            ))
          ) : (
            <button type="button" className={styles.button} onClick={compare}>
              Compare with another
            </button>
          )}
        </section>
        <Share
          variant={variant}
          label={state.other ? labelOf(side) : 'this variant'}
          site={site}
          newPath={newPathOf(variant, side)}
          besides={beside && newPathOf(beside, side === 'one' ? 'other' : 'one')}
          onName={(name) => set(side, { ...variant, name })}
        />
        <div ref={stage} tabIndex={-1}>
          <Stage
            variants={shown}
            site={site}
            widths={state.widths}
            fonts={state.fonts}
            walk={walk}
            onWalk={(next) => {
              setWalk(next);
              change({ screen: next.place.viewing });
            }}
          />
        </div>
      </main>
    </div>
  );
}

interface CampaignProps {
  readonly variant: Variant;
  readonly onFlow: (flow: FlowId) => void;
  readonly onPath: (path: string) => void;
  readonly reset: () => void;
}

/** The flow, and the address that runs it. */
function Campaign({ variant, onFlow, onPath, reset }: CampaignProps) {
  const paths = pathsOf(variant.flow);
  return (
    <section className={styles.group} aria-label="Campaign">
      <h2 className={styles.groupTitle}>Campaign</h2>
      <List label="Flow" value={variant.flow} options={flowNames} onPick={(id) => onFlow(id as FlowId)} />
      {paths.length > 0 && (
        <List
          label="Address that runs it"
          value={variant.path ?? ''}
          options={paths.map((path) => ({ id: path, name: path }))}
          onPick={onPath}
        />
      )}
      <button type="button" className={styles.button} disabled={Object.keys(variant.chosen).length === 0} onClick={reset}>
        Undo all changes
      </button>
    </section>
  );
}
