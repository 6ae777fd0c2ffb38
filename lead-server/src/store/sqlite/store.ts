import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { packBatch } from '../packed-batch.ts';
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
 * The embedded store: one SQLite file in a worker thread, so that a sync never blocks the server. A dead thread is restarted;
 * until then calls fail with StoreUnavailable.
 * @throws Error when the file cannot be opened
 */
export async function openSqliteStore(options: OpenOptions): Promise<Store> {
  const waiting = new Map<number, PendingRequest>();
  let last = 0;
  let gone: Error | undefined;
  let closing = false;

  async function start(): Promise<Worker> {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
    await once(started, 'message');
    started.on('message', ([number, result, error]: WorkerResponse) => {
      const caller = waiting.get(number);
      waiting.delete(number);
      if (error) caller?.reject(failureOf(error));
      else caller?.resolve(result);
      // an idle store keeps no process alive; a call under way does
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
    gone ??= new StoreUnavailable(message);
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
  }
  function revive(): void {
    setTimeout(() => {
      if (closing) return;
      start().then((started) => {
        if (closing) return void started.terminate();
        worker = started;
        gone = undefined;
      }, revive);
    }, restartDelayMs).unref();
  }
  let worker = await start();

  const call = <Result>(operation: keyof Store, args: readonly unknown[], transfer: ArrayBuffer[] = []): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      last += 1;
      waiting.set(last, { resolve: resolve as (value: unknown) => void, reject });
      worker.ref();
      worker.postMessage([last, operation, args], transfer);
    });

  return {
    commit(batch) {
      const packed = packBatch(batch);
      return call('commit', [packed], [packed.bytes.buffer]);
    },
    byKey: (...args) => call('byKey', args),
    submissions: (...args) => call('submissions', args),
    claim: (...args) => call('claim', args),
    settle: (settlement) =>
      call('settle', [settlement.exchange ? { ...settlement, exchange: Uint8Array.from(settlement.exchange) } : settlement]),
    replay: (...args) => call('replay', args),
    deliveries: (...args) => call('deliveries', args),
    saveSession: (id, sealed, at) => call('saveSession', [id, Uint8Array.from(sealed), at]),
    session: (...args) => call('session', args),
    deleteSessionsBefore: (...args) => call('deleteSessionsBefore', args),
    setValue: (...args) => call('setValue', args),
    getValue: (...args) => call('getValue', args),
    setValueIfAbsent: (...args) => call('setValueIfAbsent', args),
    incrementCounter: (...args) => call('incrementCounter', args),
    getCounter: (...args) => call('getCounter', args),
    resetCounter: (...args) => call('resetCounter', args),
    deleteCountersBefore: (...args) => call('deleteCountersBefore', args),
    byIds: (...args) => call('byIds', args),
    find: (...args) => call('find', args),
    optOut: (marks) => call('optOut', [marks.map((mark) => ({ ...mark, sealed: Uint8Array.from(mark.sealed) }))]),
    optOuts: (...args) => call('optOuts', args),
    hold: (...args) => call('hold', args),
    rewrite: (change) =>
      call('rewrite', [{ ...change, before: Uint8Array.from(change.before), sealed: Uint8Array.from(change.sealed) }]),
    addDeliveries: (...args) => call('addDeliveries', args),
    expire: (...args) => call('expire', args),
    expireDeliveries: (...args) => call('expireDeliveries', args),
    encryptedRows: (...args) => call('encryptedRows', args),
    replaceEncrypted: (table, id, before, sealed) =>
      call('replaceEncrypted', [table, id, Uint8Array.from(before), Uint8Array.from(sealed)]),
    attemptLog: (...args) => call('attemptLog', args),
    replayRange: (...args) => call('replayRange', args),
    writeOff: (...args) => call('writeOff', args),
    queueDepths: () => call('queueDepths', []),
    waitingRequests: () => call('waitingRequests', []),
    heldLeads: (...args) => call('heldLeads', args),
    valuesWithPrefix: (...args) => call('valuesWithPrefix', args),
    deliveryCounts: (...args) => call('deliveryCounts', args),
    recordVisits: (...args) => call('recordVisits', args),
    visitCounts: (...args) => call('visitCounts', args),
    stepCounts: (...args) => call('stepCounts', args),
    deleteVisitsBefore: (...args) => call('deleteVisitsBefore', args),
    ping: () => call('ping', []),
    async close() {
      closing = true;
      if (gone) return;
      const exit = once(worker, 'exit');
      await call('close', []);
      await exit;
    },
  };
}
