import type { Ref } from 'react';
import * as styles from './builder.css.ts';
import { type Widths, widths } from './builderAddress.ts';
import { Choice, List } from './builderFields.tsx';
import { closestPlace, type Session, screensIn, variantIn, withState, withWalk } from './builderSession.ts';
import { fontStates, fontStateTitles } from './firstVisitFonts.ts';
import { splitCamelCase } from './reachableScreens.ts';
import type { Change } from './useBuilder.ts';
import { type Side, type Site, sideLetters, sides } from './variant.ts';

const widthNames: Readonly<Record<Widths, string>> = { both: 'Both', phone: 'Phone', desktop: 'Desktop' };

interface ViewBarProps {
  readonly ref: Ref<HTMLElement>;
  readonly session: Session;
  readonly site: Site;
  readonly sites: readonly Site[];
  readonly update: (change: Change) => void;
  readonly onCompare: () => void;
  readonly onKeep: (side: Side) => void;
}

/** Which screen is shown, how wide, with which fonts, of which site, and whether beside another variant. */
export function ViewBar({ ref, session, site, sites, update, onCompare, onKeep }: ViewBarProps) {
  const { state, walk } = session;
  const places = screensIn(variantIn(session), site);
  const { viewing } = walk.place;
  const jump = (step?: string) => update((before) => withWalk(before, { place: closestPlace(places, step) }));
  // walked to in the other variant, or by other answers
  const isElsewhere = !places.some((place) => place.viewing === viewing);
  return (
    <section ref={ref} tabIndex={-1} className={styles.bar} aria-label="View">
      <List
        label="Screen"
        value={viewing}
        options={[
          ...places.map((place, at) => ({ id: place.viewing, name: `${at + 1}. ${splitCamelCase(place.viewing)}` })),
          ...(isElsewhere ? [{ id: viewing, name: `${splitCamelCase(viewing)} (by another way)` }] : []),
        ]}
        onPick={jump}
      />
      <button type="button" className={styles.button} onClick={() => jump()}>
        Start again
      </button>
      <Choice
        legend="Width"
        values={widths}
        name={(each) => widthNames[each]}
        value={state.widths}
        onPick={(each) => update((before) => withState(before, { widths: each }))}
      />
      <Choice
        legend="Web fonts"
        values={fontStates}
        name={(each) => fontStateTitles[each]}
        value={state.fonts}
        onPick={(fonts) => update((before) => withState(before, { fonts }))}
      />
      <List
        label="Site"
        value={site.id}
        options={sites.map(({ id, origin }) => ({ id, name: id === 'here' ? `This server (${new URL(origin).host})` : id }))}
        onPick={(id) => update((before) => withState(before, { site: id }))}
      />
      {state.other ? (
        sides.map((each) => (
          <button key={each} type="button" className={styles.button} onClick={() => onKeep(each)}>
            Keep {sideLetters[each]} only
          </button>
        ))
      ) : (
        <button type="button" className={styles.button} onClick={onCompare}>
          Compare with another
        </button>
      )}
    </section>
  );
}
