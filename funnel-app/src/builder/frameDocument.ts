import type { Scene } from './FramedSurvey.tsx';

export type Show = (scene: Scene) => Promise<void>;

/** Fired on the frame's own element once it can show something. */
export const readyEvent = 'survey-ready';

/** Whether the code runs in a frame of the builder's, and not in the builder. */
export const isFrame = (element: Element | null): boolean => element?.getAttribute('data-shows') === 'survey';

// The browser blocks all requests of a frame. Vite's own socket is let through while developing.
const policy = `connect-src ${import.meta.env.DEV ? 'ws: wss:' : "'none'"}; form-action 'none'; frame-src 'none'; img-src 'self' data:`;

/** The document of a frame: an empty page and the module that fills it. */
export const frameDocument = (module: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Survey</title>
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1"></head><body><div id="root"></div>
<script type="module" src="${module}"></script></body></html>`;
