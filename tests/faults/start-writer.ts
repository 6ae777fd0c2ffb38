import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The real server in a process of its own, which can be killed and measured. */
export async function startWriter(settings: Readonly<Record<string, string>>): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(fileURLToPath(new URL('./writer.ts', import.meta.url)), {
    env: { ...process.env, STORE_SETTINGS: JSON.stringify(settings) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { child, url };
}

/** Its memory in bytes. */
export async function memoryOf(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message');
  child.send('memory');
  const [{ rss }] = (await answer) as [{ rss: number }];
  return rss;
}
