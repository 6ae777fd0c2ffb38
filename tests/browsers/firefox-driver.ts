import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Capabilities, WebDriver } from 'selenium-webdriver';
import { freePort } from '../support/free-port.ts';
import type { Browser } from './browser.ts';
import { MarionetteExecutor } from './marionette.ts';

/** Starts Debian's Firefox without a screen, in a profile of its own, with a phone's window. @throws Error when it is missing */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const preferences = {
    'marionette.port': port,
    'ui.prefersReducedMotion': 1,
    'datareporting.policy.dataSubmissionEnabled': false,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const program = spawn('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'], {
    stdio: 'ignore',
  });
  let executor: MarionetteExecutor | undefined;
  for (let tries = 0; !executor; tries += 1) {
    if (tries === 300 || program.exitCode !== null) throw new Error('Firefox does not start');
    await setTimeout(100);
    executor = await MarionetteExecutor.connect(port).catch(() => undefined);
  }
  const driver = WebDriver.createSession(executor, new Capabilities());
  await driver.manage().window().setRect({ width: 430, height: 932 });
  return {
    driver,
    async stop() {
      await driver.quit();
      if (program.exitCode === null) await once(program, 'exit');
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
