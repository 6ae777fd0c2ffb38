import { subscribe } from 'node:diagnostics_channel';

// Preloaded into a server process (node --import), so that a test decides what day it is there.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given: ConstructorParameters<typeof RealDate> | []) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }
  static override now(): number {
    return RealDate.now() + shift;
  }
} as DateConstructor;
// Node takes the header from a clock of its own
subscribe('http.server.request.start', (message) =>
  (message as { response: { setHeader(name: string, value: string): void } }).response.setHeader(
    'date',
    new Date().toUTCString(),
  ),
);
