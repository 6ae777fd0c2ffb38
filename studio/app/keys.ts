import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { hasLetterKeys } from '../data/device.ts';
import { levelAbove } from './levelAbove.ts';

/** Keys of the frame, as the dialog of `?` lists them. Those of one page stand with it. */
export const keyList: readonly (readonly [keys: string, does: string])[] = [
  ['Ctrl K or ⌘ K', 'Go to, find, do'],
  ['g then t', 'Today'],
  ['g then c', 'Campaigns'],
  ['g then l', 'Leads'],
  ['g then d', 'Deliveries'],
  ['g then e', 'Experiments'],
  ['g then p', 'Privacy'],
  ['g then s', 'Settings'],
  ['/', 'Find on this page'],
  ['j and k', 'Next and previous row'],
  ['Enter', 'Open the row'],
  ['[ and ]', 'Screen before and next screen of a look'],
  ['1, 2, 3', 'Phone, desktop, both'],
  ['Ctrl Enter or ⌘ Enter', 'Review and publish'],
  ['Esc', 'Back one level'],
  ['?', 'These keys'],
];

/** How long after `g` its second letter counts, in milliseconds. */
const chordMs = 1500;

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable="true"]') !== null;

/** Dialogs and menus have the keys to themselves. */
const isInDialog = () =>
  document.querySelector(':modal, :popover-open, [role="dialog"][data-state="open"], [role="menu"]') !== null;

/** Puts the focus on the next or previous row of the page; on the first where it is on none. */
function moveRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')].filter((each) => each.checkVisibility());
  const here = rows.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (by === 1 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, here + by));
  rows[next]?.focus();
  rows[next]?.scrollIntoView({ block: 'nearest' });
}

interface KeyActs {
  readonly find: () => void;
  readonly help: () => void;
}

/** The frame's keys: single letters only where a person has left them on, and never while they type. */
export function useKeys({ find, help }: KeyActs): void {
  const navigate = useNavigate();
  const router = useRouter();
  const acts = useRef({ find, help });
  acts.current = { find, help };
  useEffect(() => {
    let chordUntil = 0;
    const go: Readonly<Record<string, () => void>> = {
      t: () => void navigate({ to: '/' }),
      c: () => void navigate({ to: '/campaigns' }),
      e: () => void navigate({ to: '/experiments' }),
      l: () => void navigate({ to: '/leads' }),
      d: () => void navigate({ to: '/deliveries' }),
      p: () => void navigate({ to: '/privacy' }),
      s: () => void navigate({ to: '/settings' }),
    };
    const search = async () => {
      const field = () => document.querySelector<HTMLInputElement>('main [data-search], header [data-search]');
      if (!field()) await navigate({ to: '/campaigns' });
      field()?.focus();
    };
    const letters: Readonly<Record<string, () => void>> = {
      g: () => {
        chordUntil = Date.now() + chordMs;
      },
      '/': () => void search(),
      j: () => moveRow(1),
      k: () => moveRow(-1),
      '?': () => acts.current.help(),
    };
    const back = (target: EventTarget | null) => {
      if (isField(target)) return (target as HTMLElement).blur();
      const above = levelAbove(router.state.location.pathname);
      // the list keeps its question
      if (above) void navigate({ to: above, ...(above === '/leads' && { search: (before: object) => before }) });
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
        event.preventDefault();
        return acts.current.find();
      }
      if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey || isInDialog()) return;
      if (key === 'Escape') return back(target);
      if (isField(target) || !hasLetterKeys()) return;
      const act = Date.now() < chordUntil ? go[key] : letters[key];
      chordUntil = 0;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate, router]);
}
