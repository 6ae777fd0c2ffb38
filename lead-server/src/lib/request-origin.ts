import { AsyncLocalStorage } from 'node:async_hooks';

/** The network of the current call; undefined outside of calls. Partners' breakers count failures by it. */
export const requestOrigin = new AsyncLocalStorage<string>();
