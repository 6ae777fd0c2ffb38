import { cover, layer, type Rules, rulesOf } from './rules.ts';

/** A scale with the visitor's way on it: `passed` lies over the track as far as the share that is done. */
export function passedScale(theme: string, track: Rules, passed: string): void {
  const { any } = rulesOf(theme);
  // without its drawing it is a bar like any other, with a line around it
  any('track', { overflow: 'visible', borderRadius: 0, ...track, forced: { border: '1px solid CanvasText' } });
  any('done', { drawn: { display: 'none' } });
  any('track::before', {
    ...cover,
    background: passed,
    clipPath: 'inset(0 calc(100% - var(--share) * 100%) 0 0)',
    forced: { display: 'none' },
  });
  any('track:is([dir="rtl"] *)::before', { clipPath: 'inset(0 0 0 calc(100% - var(--share) * 100%))' });
}

/**
 * A mark at the head of the way. The marker is as long as the track and moved along it, so that no step costs a layout.
 * @param width what the mark takes of the way
 * @param motion time and easing
 */
export function movingMarker(theme: string, width: string, motion: string | undefined, mark: Rules): void {
  const { any } = rulesOf(theme);
  const place = `calc(var(--share) * (100% - ${width}) * var(--toward, 1))`;
  any('marker', {
    display: 'block',
    position: 'absolute',
    inset: 0,
    transform: `translateX(${place})`,
    ...(motion && { moving: { transition: `transform ${motion}` } }),
  });
  any('marker:is([dir="rtl"] *)', { vars: { '--toward': '-1' } });
  any('marker::before', { ...layer, insetInlineStart: 0, ...mark });
}

/** The same with the question's number in it. */
export function numberedMarker(theme: string, width: string, motion: string | undefined, mark: Rules): void {
  movingMarker(theme, width, motion, {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    lineHeight: 1,
    counterReset: 'step var(--step)',
    ...mark,
  });
}
