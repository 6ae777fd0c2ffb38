import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { type Store, StoreDataError, StoreUnavailable } from '../store.ts';
import type { OpenOptions } from './database.ts';
import type { WorkerResponse } from './worker.ts';

/** SQLite's result codes for data that cannot be stored: TOOBIG, CONSTRAINT, MISMATCH, RANGE. Any other is the store's own trouble. */
const dataCodes = new Set([18, 19, 20, 25]);

const failureOf = ({ code, message }: { code: number; message: string }) =>
  dataCodes.has(code & 0xff) ? new StoreDataError(message) : new StoreUnavailable(message, `SQLITE_${code & 0xff}`);

interface PendingRequest {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** How long after the thread's end it is started again, until it starts. */
const restartDelayMs = 250;

/**
 * Megabytes of one semi-space of the thread: its young generation has three. V8 takes the process's flags for it, whatever `resourceLimits`
 * say, so that the thread held as much as the server.
 */
const semiSpaceMb = 4;

/**
 * Copies bytes out of Node's shared buffer, which a message would otherwise copy whole. What holds none stays the same object: one
 * that is twice in a message is sent once.
 */
function copyBytes(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) return Uint8Array.from(value);
  if (Array.isArray(value)) {
    const parts = value.map(copyBytes);
    return parts.every((part, at) => part === value[at]) ? value : parts;
  }
  const parts = value as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  for (const name in parts) {
    const part = copyBytes(parts[name]);
    if (part === parts[name]) continue;
    copy ??= { ...parts };
    copy[name] = part;
  }
  return copy ?? value;
}

/**
 * The embedded store: one SQLite file in a worker thread, so that a sync never blocks the server. A dead thread is restarted;
 * until then calls fail with StoreUnavailable.
 * @throws Error when the file cannot be opened
 */
export async function openSqliteStore(options: OpenOptions): Promise<Store> {
  const waiting = new Map<number, PendingRequest>();
  let last = 0;
  let failure: Error | undefined;
  let closing = false;
  let names: readonly string[] = [];

  async function start(): Promise<Worker> {
    // for what starts from now on: the server's own stays as it is
    for (const bound of ['min', 'max']) setFlagsFromString(`--${bound}-semi-space-size=${semiSpaceMb}`);
    const started = new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
    const [[, ready]] = (await once(started, 'message')) as [WorkerResponse];
    names = ready as readonly string[];
    started.on('message', ([number, result, error]: WorkerResponse) => {
      const caller = waiting.get(number);
      waiting.delete(number);
      if (error) caller?.reject(failureOf(error));
      else caller?.resolve(result);
      // an idle store keeps no process alive; a call in flight does
      if (waiting.size === 0 && !closing) started.unref();
    });
    started.on('error', ({ message }) => fail(`The database thread failed: ${message}`));
    started.on('exit', () => {
      fail(closing ? 'The database is closed' : 'The database thread ended');
      if (!closing) revive();
    });
    started.unref();
    return started;
  }
  function fail(message: string): void {
    failure ??= new StoreUnavailable(message, closing ? 'closed' : 'thread_ended');
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  }
  function revive(): void {
    setTimeout(() => {
      if (closing) return;
      start().then((started) => {
        if (closing) return void started.terminate();
        worker = started;
        failure = undefined;
      }, revive);
    }, restartDelayMs).unref();
  }
  let worker = await start();

  const call = (operation: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.ref();
      worker.postMessage([last, operation, args]);
    });

  async function close(): Promise<void> {
    closing = true;
    if (failure) return;
    const exit = once(worker, 'exit');
    await call('close', []);
    await exit;
  }

  // named by the thread itself, so that an operation is listed once
  const operations = Object.fromEntries(
    names.map((name) => [name, (...args: readonly unknown[]) => call(name, args.map(copyBytes))]),
  );
  return { ...(operations as unknown as Store), close };
}
