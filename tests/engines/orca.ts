import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect } from '@playwright/test';
import { screenReader } from '../programs.mjs';

/** Programs of a walk with Orca that are missing here; tests/lanes.mjs installs them. */
export const missingForOrca: readonly string[] = screenReader.programs.filter((program) => !existsSync(program));

export interface Orca {
  /** For a browser that it reads. */
  readonly environment: NodeJS.ProcessEnv;
  /** Presses a key of the keyboard, by its name in xdotool. */
  press(key: string): void;
  /** @returns each utterance since the last call, after 3 s without another */
  heard(): Promise<readonly string[]>;
}

async function startOrca(home: string, children: ChildProcess[]): Promise<Orca> {
  const spoken = join(home, 'spoken.txt');
  const settings = join(home, '.local/share/orca');
  mkdirSync(settings, { recursive: true });
  mkdirSync(join(home, 'run'), { mode: 0o700 });
  copyFileSync(join(import.meta.dirname, 'orca-customizations.py'), join(settings, 'orca-customizations.py'));

  const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv, output: 'ignore' | 'pipe' = 'ignore') => {
    const child = spawn(program, args, { env, stdio: ['ignore', output, 'ignore'] });
    children.unshift(child);
    return child;
  };
  const firstLine = async ({ stdout }: ChildProcess) => String((await once(stdout as NodeJS.ReadableStream, 'data'))[0]).trim();
  const own = { HOME: home, XDG_RUNTIME_DIR: join(home, 'run'), ACCESSIBILITY_ENABLED: '1', SPOKEN_FILE: spoken };
  const base = { ...process.env, ...own, LC_ALL: 'C.UTF-8' };
  const display = await firstLine(start('/usr/bin/Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], base, 'pipe'));
  const bus = await firstLine(start('/usr/bin/dbus-daemon', ['--session', '--print-address', '--nofork'], base, 'pipe'));
  const environment = { ...base, DISPLAY: `:${display}`, DBUS_SESSION_BUS_ADDRESS: bus };
  start('/usr/bin/openbox', [], environment);
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'], environment);
  const switchOn = ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'];
  execFileSync('/usr/bin/gsettings', switchOn, { env: environment, stdio: 'ignore' });
  start('/usr/bin/orca', [], environment);

  const utterances = () => (existsSync(spoken) ? readFileSync(spoken, 'utf8').split('\n').slice(0, -1) : []);
  await expect.poll(utterances, { timeout: 60_000 }).toContain('Screen reader on.');
  let told = 0;
  return {
    environment,
    press: (key) => void execFileSync('/usr/bin/xdotool', ['key', key], { env: environment }),
    async heard() {
      let count = -1;
      const isQuiet = () => {
        const before = count;
        count = utterances().length;
        return count === before;
      };
      await expect.poll(isQuiet, { intervals: [3000], timeout: 60_000 }).toBe(true);
      const from = told;
      told = count;
      return utterances().slice(from, told);
    },
  };
}

/** Runs Orca, and a browser that it reads, on a screen and buses of their own. `missingForOrca` has to be empty. */
export async function withOrca(use: (orca: Orca, browser: Browser) => Promise<void>): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const children: ChildProcess[] = [];
  let browser: Browser | undefined;
  try {
    const orca = await startOrca(home, children);
    browser = await chromium.launch({
      headless: false,
      executablePath: '/usr/bin/chromium',
      env: orca.environment as Record<string, string>,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--force-renderer-accessibility'],
    });
    await use(orca, browser);
  } finally {
    await browser?.close();
    for (const child of children) {
      const ended = once(child, 'exit');
      // Orca waits for its bus when it is asked to end
      child.kill(child.spawnfile === '/usr/bin/orca' ? 'SIGKILL' : 'SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await ended;
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}
