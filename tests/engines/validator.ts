import { spawn, spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { type Engine, packageFile, shortened } from './engine.ts';

interface Message {
  readonly type: string;
  readonly message: string;
  readonly extract?: string;
}

/** Seconds that Java may take to start on a busy machine. */
const startSeconds = 150;

const hasJava = () => spawnSync('java', ['-version']).status === 0;

/** The W3C's validator as a server of its own, asked for the page's document as it is now. Undefined without it or Java. */
export async function validator(): Promise<(Engine & { stop(): void }) | undefined> {
  const jar = packageFile('vnu-jar/build/dist/vnu.jar');
  if (jar === undefined || !hasJava()) return undefined;
  const port = await freePort();
  const server = spawn(
    'java',
    ['-Dnu.validator.servlet.bind-address=127.0.0.1', '-Xss4m', '-cp', jar, 'nu.validator.servlet.Main', String(port)],
    { stdio: 'ignore' },
  );
  const ask = async (html: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/?out=json`, {
      method: 'POST',
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: html,
    });
    return ((await response.json()) as { messages: readonly Message[] }).messages;
  };
  const doctype = '<!doctype html>';
  for (let tries = 0; ; tries += 1) {
    const answered = await ask(doctype).then(
      () => true,
      () => false,
    );
    if (answered) break;
    if (tries === startSeconds) {
      server.kill();
      throw new Error('The validator does not start');
    }
    await setTimeout(1000);
  }
  return {
    name: 'validator',
    async read(page) {
      const messages = await ask(doctype + (await page.evaluate(() => document.documentElement.outerHTML)));
      const faults = messages.filter(({ type }) => type === 'error');
      return faults.map(({ message, extract = '' }) => ({
        engine: 'validator',
        // its messages quote the page: the rule is their common part
        rule: message.replace(/“[^”]*”/g, '…').slice(0, 90),
        element: shortened(extract),
        says: message,
      }));
    },
    stop: () => void server.kill(),
  };
}
