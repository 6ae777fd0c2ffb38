import type { Scene } from './FramedSurvey.tsx';

export type Show = (scene: Scene) => Promise<void>;

/** Fired on the frame's own element once it can show something. */
export const readyEvent = 'survey-ready';

/** Whether the code runs in a frame of the builder's, and not in the builder. */
export const isFrame = (element: Element | null): boolean => element?.getAttribute('data-shows') === 'survey';

/** The part of Trusted Types in use; not every browser has them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (module: string) => string }): { createHTML(module: string): string };
}

// The browser blocks all requests of a frame. Vite's own socket is let through while developing.
const content = `connect-src ${import.meta.env.DEV ? 'ws: wss:' : "'none'"}; form-action 'none'; frame-src 'none'; img-src 'self' data:`;

/** The document of a frame: an empty page and the module that fills it. */
const frameDocument = (module: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Survey</title>
<meta http-equiv="Content-Security-Policy" content="${content}">
<meta name="viewport" content="width=device-width,initial-scale=1"></head><body><div id="root"></div>
<script type="module" src="${module}"></script></body></html>`;

/** @throws TypeError for an address of another origin: a frame runs this build's code alone */
function checkedDocument(module: string): string {
  const { origin, href } = new URL(module, location.href);
  if (origin !== location.origin) throw new TypeError('A frame runs code of its own origin only.');
  return frameDocument(href.replaceAll('"', '%22'));
}

/** The name that the studio's Content-Security-Policy allows (lead-server/src/studio/studio-page.ts). */
const policyName = 'survey-frame';
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(policyName, {
  createHTML: checkedDocument,
});

/** The document of a frame that runs this module, as a page may write it. @throws TypeError for a module of another origin */
export const frameMarkup = (module: string): string => policy?.createHTML(module) ?? checkedDocument(module);
