import { isFrame, readyEvent, type Show } from './frameDocument.ts';

/** This module's address in build and development. Import it dynamically only. */
export const address = import.meta.url;

// a frame has its own document, width and media queries, as on a device
if (isFrame(window.frameElement)) {
  const { showScene } = await import('./FramedSurvey.tsx');
  window.frameElement?.dispatchEvent(new CustomEvent<Show>(readyEvent, { detail: showScene }));
}
