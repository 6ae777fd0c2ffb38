import { AsyncLocalStorage } from 'node:async_hooks';

/** The network that the call under way came from; undefined outside of calls. Partners' breakers count failures by it. */
export const requestOrigin = new AsyncLocalStorage<string>();
