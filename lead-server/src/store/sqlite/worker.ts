import { parentPort, workerData } from 'node:worker_threads';
import { type OpenOptions, openDatabase } from './database.ts';

/** The thread that owns the database file. A call is `[number, operation, arguments]`; the answer `[number, result]` or `[number, , error]`. */
export type WorkerRequest = readonly [number: number, operation: string, args: readonly unknown[]];
export type WorkerResponse = readonly [
  number: number,
  result: unknown,
  error?: { readonly code: number; readonly message: string },
];

const port = parentPort;
if (!port) throw new Error('worker.ts runs as a worker thread only');

const database = openDatabase(workerData as OpenOptions);
const operations = database as unknown as Record<string, (...args: readonly unknown[]) => unknown>;

function handleRequest([number, operation, args]: WorkerRequest): WorkerResponse {
  try {
    return [number, operations[operation]?.(...args)];
  } catch (error) {
    const { errcode = 0, message } = error as { errcode?: number; message: string };
    return [number, undefined, { code: errcode, message }];
  }
}

port.on('message', (call: WorkerRequest) => {
  port.postMessage(handleRequest(call));
  if (call[1] === 'close') port.close();
});
port.postMessage([0, Object.keys(database)] satisfies WorkerResponse);
