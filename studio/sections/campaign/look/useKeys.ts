import { useEffect, useEffectEvent } from 'react';
import { hasLetterKeys } from '../../../data/device.ts';

const fields = 'input:not([type="radio"], [type="checkbox"]), select, textarea, [contenteditable="true"]';
/** Dialogs and menus have the keys to themselves. */
const dialogs = ':modal, :popover-open, [role="dialog"][data-state="open"], [role="menu"]';

/** Single keys with what each does: where a person has left them on, never inside a field or dialog, never with a modifier. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !hasLetterKeys()) return;
    if (event.target instanceof Element && event.target.closest(fields)) return;
    if (document.querySelector(dialogs)) return;
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
