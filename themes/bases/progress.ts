import { cover, type Rules, rulesOf } from './rules.ts';

/** A scale with the visitor's way on it: `passed` lies over the track as far as the share that is done. */
export function passedScale(theme: string, track: Rules, passed: string): void {
  const { any } = rulesOf(theme);
  any('track', { overflow: 'visible', borderRadius: 0, ...track });
  any('done', { display: 'none' });
  any('track::before', { ...cover, background: passed, clipPath: 'inset(0 calc(100% - var(--share) * 100%) 0 0)' });
  any('track:is([dir="rtl"] *)::before', { clipPath: 'inset(0 0 0 calc(100% - var(--share) * 100%))' });
}

/** A mark at the head of the way with the question's number in it. `width` is what it takes of the way. */
export function numberedMarker(theme: string, width: string, marker: Rules): void {
  const { any } = rulesOf(theme);
  any('marker', {
    display: 'grid',
    placeItems: 'center',
    position: 'absolute',
    insetInlineStart: `calc(var(--share) * (100% - ${width}))`,
    lineHeight: 1,
    counterReset: 'step var(--step)',
    ...marker,
  });
  any('marker::before', { content: 'counter(step)' });
}
