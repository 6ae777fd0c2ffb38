import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import server from '../../lead-server/bin/server-process.json' with { type: 'json' };

/**
 * The real server as its own process, which can be killed and measured.
 * @param more its environment, and the largest file that it may write, in units of 512 bytes, as a stand-in for a full disk
 */
export async function startWriter(
  settings: Readonly<Record<string, string>>,
  { environment = {}, fileBlocks }: { environment?: Readonly<Record<string, string>>; fileBlocks?: number } = {},
): Promise<{ child: ChildProcess; url: string }> {
  const limited = { execPath: '/bin/sh', execArgv: ['-c', `ulimit -S -f ${fileBlocks} && exec "${process.execPath}" "$0"`] };
  const child = fork(fileURLToPath(new URL('./writer.ts', import.meta.url)), {
    env: { ...process.env, ...server.environment, ...environment, STORE_SETTINGS: JSON.stringify(settings) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(fileBlocks === undefined ? { execArgv: server.flags } : limited),
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with code ${String(code)} before it listened`);
  });
  const [{ url }] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }];
  ended.catch(() => {});
  return { child, url };
}

/** Its memory in bytes. */
export async function memoryOf(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message');
  child.send('memory');
  const [{ rss }] = (await answer) as [{ rss: number }];
  return rss;
}
