import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../data/useSession.ts';
import { useDraft } from './useDraft.ts';

/** Opens the dialog that publishes: the address says so, and the dialog reads it there. Undefined where that may not be. */
export function useOpenPublish(): (() => void) | undefined {
  const navigate = useNavigate();
  const { allows } = useSession();
  const { differences, conflict, view } = useDraft();
  const isNothing = differences.length === 0 && !(view.row.version === 0 && view.draft);
  if (!allows('publish') || conflict || isNothing) return undefined;
  const search = (before: object) => ({ ...before, publish: true });
  return () => void navigate({ to: '.', search: search as never });
}

/** Control or Command with Enter opens the dialog, from a field too. */
export function usePublishKey(): void {
  const open = useOpenPublish();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !open) return;
    // a dialog has the key to itself
    if (event.target instanceof Element && event.target.closest('dialog, [role="dialog"]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
