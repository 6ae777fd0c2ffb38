import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import { freePort } from '../support/free-port.ts';
import type { Browser } from './browser.ts';

/** WebKitGTK's small browser, where Debian has it. */
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [line] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${line.toString().trim()}` };
}

const answers = (address: string) =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts WebKit with a phone's window on a screen of its own. @throws Error when a program is missing (tests/run.mjs installs them) */
export async function startWebKit(): Promise<Browser> {
  const { screen, display } = await startScreen();
  const address = `http://127.0.0.1:${await freePort()}`;
  const program = spawn('WebKitWebDriver', [`--port=${new URL(address).port}`], {
    stdio: 'ignore',
    // its own sandbox needs rights that a container lacks, and it opens only our pages
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  for (let tries = 0; !(await answers(address)); tries += 1) {
    if (tries === 100 || program.exitCode !== null) throw new Error('WebKitWebDriver does not start');
    await setTimeout(50);
  }
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect({ width: 430, height: 932 });
  return {
    driver,
    async stop() {
      await driver.quit();
      program.kill();
      screen.kill();
    },
  };
}
