import { isFrame, readyEvent, type Show } from './frameDocument.ts';

/** Where this module lies, in the build as while developing: a frame's document loads it from there. Only ever import it dynamically. */
export const address = import.meta.url;

// In a frame it runs in a realm of its own: the page there has its own document, its own width and its own media queries, as on a device.
if (isFrame(window.frameElement)) {
  const { showScene } = await import('./FramedSurvey.tsx');
  window.frameElement?.dispatchEvent(new CustomEvent<Show>(readyEvent, { detail: showScene }));
}
