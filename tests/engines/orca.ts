import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const programs = [
  '/usr/bin/orca',
  '/usr/bin/Xvfb',
  '/usr/bin/openbox',
  '/usr/bin/xdotool',
  '/usr/bin/dbus-daemon',
  '/usr/libexec/at-spi-bus-launcher',
  '/usr/bin/chromium',
];

/** What is missing for a walk with Orca; empty where it can run. Debian: apt-get install orca xvfb openbox xdotool dbus chromium */
export const missingForOrca: readonly string[] = programs.filter((program) => !existsSync(program));

/** Its voice is silent: a test reads what it would say from its log. */
const customizations = `
from orca import braille, speechdispatcherfactory
braille.init = lambda *a, **k: False
for name in ('speak', '_speak', 'stop', 'sayAll', 'speakKeyEvent', 'speakCharacter'):
    if hasattr(speechdispatcherfactory.SpeechServer, name):
        setattr(speechdispatcherfactory.SpeechServer, name, lambda self, *a, **k: None)
`;

export interface Orca {
  /** For a browser that it reads. */
  readonly environment: NodeJS.ProcessEnv;
  /** Presses a key of the keyboard, as in xdotool. */
  press(key: string): void;
  /** What it has said since the last call, once it says no more. */
  heard(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Starts Orca on a screen and buses of its own. Needs `missingForOrca` to be empty. */
export async function startOrca(): Promise<Orca> {
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const log = join(home, 'orca.log');
  const settings = join(home, '.local/share/orca');
  mkdirSync(settings, { recursive: true });
  mkdirSync(join(home, 'run'), { mode: 0o700 });
  writeFileSync(join(settings, 'orca-customizations.py'), customizations);
  const children: ChildProcess[] = [];
  const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv, output: 'ignore' | 'pipe' = 'ignore') => {
    const child = spawn(program, args, { env, stdio: ['ignore', output, 'ignore'] });
    children.push(child);
    return child;
  };
  const firstLine = async (child: ChildProcess) => String((await once(child.stdout as NodeJS.ReadableStream, 'data'))[0]).trim();
  const base = { ...process.env, HOME: home, XDG_RUNTIME_DIR: join(home, 'run'), ACCESSIBILITY_ENABLED: '1' };
  const display = await firstLine(start('/usr/bin/Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], base, 'pipe'));
  const bus = await firstLine(start('/usr/bin/dbus-daemon', ['--session', '--print-address', '--nofork'], base, 'pipe'));
  const environment = { ...base, DISPLAY: `:${display}`, DBUS_SESSION_BUS_ADDRESS: bus };
  start('/usr/bin/openbox', [], environment);
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'], environment);
  const a11y = ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'];
  execFileSync('/usr/bin/gsettings', a11y, { env: environment, stdio: 'ignore' });
  start('/usr/bin/orca', [`--debug-file=${log}`], environment);
  const logged = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  await expect.poll(logged, { timeout: 60_000 }).toContain('Screen reader on');
  let from = logged().length;
  return {
    environment,
    press: (key) => void execFileSync('/usr/bin/xdotool', ['key', key], { env: environment }),
    async heard() {
      let length = -1;
      const isQuiet = () => {
        const before = length;
        length = logged().length;
        return length === before;
      };
      // its log grows while it works on an event
      await expect.poll(isQuiet, { intervals: [1500], timeout: 60_000 }).toBe(true);
      const said = [
        ...logged()
          .slice(from)
          .matchAll(/SPEECH OUTPUT: '(.*?)'(?=\{|\[| voice=|$)/gm),
      ].map(([, text = '']) => text);
      from = length;
      return said;
    },
    async stop() {
      for (const child of children.reverse()) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await ended;
      }
      try {
        // it was started by Orca, and outlives it
        process.kill(Number(readFileSync(join(home, 'run/speech-dispatcher/pid/speech-dispatcher.pid'), 'utf8')), 'SIGKILL');
      } catch {
        // no such process
      }
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
