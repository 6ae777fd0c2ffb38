import type { FlowId } from '#contract/flows/index.ts';
import type { BuilderState } from './builderAddress.ts';
import type { FramedWalk } from './FramedSurvey.tsx';
import { screensOf } from './reachableScreens.ts';
import type { Place } from './sampleVisit.ts';
import { type Campaigns, type Side, type Site, switchesOf, type Variant, variantOf } from './variant.ts';

/** The builder's state. Each change is a function from one session to the next. */
export interface Session {
  /** The state in the address. */
  readonly state: BuilderState;
  /** Which variant the controls change: `other` only while two are compared. */
  readonly side: Side;
  readonly walk: FramedWalk;
}

export const variantIn = ({ state, side }: Session): Variant => state[side] ?? state.one;

/** The screens that a visitor of the variant meets, in order. */
export const screensIn = (variant: Variant, site: Site): readonly Place[] =>
  screensOf(variant.campaign, switchesOf(variant, site));

const has = (places: readonly Place[], step: string | undefined) => places.some(({ viewing }) => viewing === step);

/** The screen of a step, or the first where there is none of it. */
export const closestPlace = (places: readonly Place[], step: string | undefined): Place =>
  places.find(({ viewing }) => viewing === step) ?? (places[0] as Place);

/** The session that an address opens. */
export const openSession = (state: BuilderState, site: Site): Session => ({
  state,
  side: 'one',
  walk: { place: closestPlace(screensIn(state.one, site), state.screen) },
});

export const withState = (session: Session, part: Partial<BuilderState>): Session => ({
  ...session,
  state: { ...session.state, ...part },
});

/** Walked on in a frame, or moved to a screen. */
export const withWalk = (session: Session, walk: FramedWalk): Session => ({
  ...withState(session, { screen: walk.place.viewing }),
  walk,
});

/** A variant changed. If it has the shown screen no more, its successor is shown. */
export function withVariant(session: Session, side: Side, next: Variant, site: Site): Session {
  const { viewing } = session.walk.place;
  const [before, after] = [screensIn(session.state[side] ?? session.state.one, site), screensIn(next, site)];
  const at = before.findIndex((place) => place.viewing === viewing);
  const changed = withState(session, { [side]: next });
  if (at < 0 || has(after, viewing)) return changed;
  return withWalk(changed, { place: after[Math.min(at, after.length - 1)] as Place });
}

/** Another flow, from its first screen, with the same choices. */
export function withFlow(session: Session, flow: FlowId, site: Site, campaigns: Campaigns): Session {
  const { chosen, name } = variantIn(session);
  const next = { ...variantOf(flow, campaigns), chosen, name };
  const [place] = screensIn(next, site) as [Place];
  return { ...withState(session, { [session.side]: next, screen: undefined }), walk: { place } };
}

/** A second variant, so far the same, which the controls now change. */
export const withSecond = (session: Session): Session => ({
  ...withState(session, { other: { ...session.state.one, name: '' } }),
  side: 'other',
});

/** One of two alone. The step that was shown may be the other one's. */
export function withOne(session: Session, kept: Side, site: Site): Session {
  const one = session.state[kept] ?? session.state.one;
  const alone: Session = { ...withState(session, { one, other: undefined }), side: 'one' };
  const places = screensIn(one, site);
  return has(places, session.walk.place.viewing) ? alone : withWalk(alone, { place: places[0] as Place });
}
