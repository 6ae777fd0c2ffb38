import { keyOfPath } from '#contract/campaign/campaign.ts';

/** Switches that a look sets, and a name for it. */
export interface HeldLook {
  readonly name: string;
  readonly switches: Readonly<Record<string, string>>;
}

const nameOf = (path: string) => `studio looks ${keyOfPath(path)}`;

/** The looks of a campaign that are held in this tab to be compared. */
export function readHeldLooks(path: string): readonly HeldLook[] {
  const text = sessionStorage.getItem(nameOf(path));
  return text === null ? [] : (JSON.parse(text) as readonly HeldLook[]);
}

/** Holds looks in this tab, also over a reload; none forgets them. */
export function holdLooks(path: string, looks: readonly HeldLook[]): void {
  if (looks.length === 0) sessionStorage.removeItem(nameOf(path));
  else sessionStorage.setItem(nameOf(path), JSON.stringify(looks));
}
