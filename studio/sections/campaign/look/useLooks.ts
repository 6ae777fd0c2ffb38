import { useState } from 'react';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { type HeldLook, holdLooks, readHeldLooks } from '../../../data/heldLooks.ts';
import { changedSwitches, mostVariants } from '../../experiments/startContent.ts';
import { useDraft } from '../useDraft.ts';

type Switches = HeldLook['switches'];
const switchesOf = (content: CampaignContent | undefined): Switches => (content?.switches ?? {}) as Switches;
const isSame = (one: Switches, other: Switches) => Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/** Letters by which looks are spoken of. */
export const lookLetter = (at: number): string => 'ABCD'.charAt(at);

/** Looks of one campaign that are compared: what is live, those that were held, and the draft where it is another. */
export function useLooks() {
  const { content, view, change } = useDraft();
  const { path } = view.row;
  const live = view.live?.content;
  const [held, setHeld] = useState(() => readHeldLooks(path));
  const [isBeside, setBeside] = useState(false);
  const own = changedSwitches(switchesOf(live), switchesOf(content));
  const first: HeldLook = { name: 'As it is live', switches: {} };
  const isNew = ![first, ...held].some(({ switches }) => isSame(switches, own));
  const looks = [first, ...held, ...(isNew ? [{ name: `Look ${lookLetter(held.length + 1)}`, switches: own }] : [])].slice(
    0,
    mostVariants,
  );
  const set = (next: readonly HeldLook[]) => {
    setHeld(next);
    holdLooks(path, next);
  };
  return {
    live,
    /** What is live first; two to four where there is anything to compare. */
    looks,
    /** How many of them are held, behind the first. */
    heldCount: held.length,
    isBeside: isBeside && looks.length > 1,
    showBeside: setBeside,
    /** Undefined where the draft is one of them already, or there is no room. */
    hold:
      isNew && held.length < mostVariants - 1
        ? () => set([...held, { name: `Look ${lookLetter(held.length + 1)}`, switches: own }])
        : undefined,
    letGo: (at: number) => set(held.filter((_, index) => index !== at - 1)),
    /** Puts a look into the draft, to be changed further. */
    take: (look: HeldLook) =>
      change(({ switches: _, ...rest }) => {
        const switches = { ...switchesOf(live), ...look.switches };
        return Object.keys(switches).length === 0 ? rest : { ...rest, switches };
      }),
    /** After an experiment was started with them. */
    forget: () => {
      set([]);
      setBeside(false);
    },
  };
}
export type Looks = ReturnType<typeof useLooks>;
