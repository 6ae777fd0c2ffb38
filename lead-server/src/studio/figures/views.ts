import type { StudioAnswer, StudioBody } from '#contract/studio/calls.ts';
import { ActRefused } from '../../desk/campaigns/acts.ts';
import type { ValueStore } from '../../store/value-store.ts';

/** A saved question, as it is stored under its name. */
interface StoredView {
  readonly search: string;
  readonly by: string;
  readonly at: number;
}

const prefix = 'figure view:';
const mostViews = 200;

/** Saved questions by name. @throws StoreUnavailable */
export async function readViews(store: ValueStore, reader: string): Promise<StudioAnswer<'figureViews'>> {
  const stored = await store.valuesWithPrefix(prefix, { after: '', limit: mostViews });
  return {
    views: stored.map(({ name, value }) => {
      const view = JSON.parse(value) as StoredView;
      return { ...view, name: name.slice(prefix.length), isOwn: view.by === reader };
    }),
  };
}

/** A name that no view has: `Week (2)` beside `Week`. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) if (!taken.has(`${name} (${number})`)) return `${name} (${number})`;
}

/**
 * Saves a question. Where another person has saved the name since it was read, theirs stays and this is a copy.
 * @throws ActRefused where there are too many StoreUnavailable
 */
export async function saveView(
  store: ValueStore,
  { name, search, at }: StudioBody<'saveFigureView'>,
  by: string,
  now: number,
): Promise<StudioAnswer<'saveFigureView'>> {
  const after = JSON.stringify({ search, by, at: now } satisfies StoredView);
  const before = await store.getValue(prefix + name);
  const view = before === undefined ? undefined : (JSON.parse(before) as StoredView);
  const isOurs = view === undefined || view.by === by || view.at === at;
  if (isOurs && (await store.replaceValue(prefix + name, before, after, []))) return { name, isCopy: false };
  const { views } = await readViews(store, by);
  if (views.length >= mostViews) throw new ActRefused(`There are ${mostViews} saved views. Delete one first.`);
  const copy = freeName(name, new Set(views.map((each) => each.name)));
  const kept = await store.setValueIfAbsent(prefix + copy, after);
  if (kept !== after) throw new ActRefused('Somebody else saved it at the same time. Save it again.');
  return { name: copy, isCopy: true };
}

/** @throws ActRefused for another person's StoreUnavailable */
export async function deleteView(store: ValueStore, name: string, by: string): Promise<void> {
  const value = await store.getValue(prefix + name);
  if (value === undefined) return;
  const view = JSON.parse(value) as StoredView;
  if (view.by !== by) throw new ActRefused(`${view.by} saved “${name}”: only they delete it.`);
  await store.deleteValue(prefix + name);
}
