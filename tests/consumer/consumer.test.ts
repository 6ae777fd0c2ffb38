import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchOptions } from '../support/chromium.ts';

const modules = resolve('node_modules');
const packageName = 'accident-survey-design-system';
const app = mkdtempSync(join(tmpdir(), 'consumer-'));
const node = (...args: readonly string[]) => execFileSync(process.execPath, args, { cwd: app, encoding: 'utf8', stdio: 'pipe' });

/** An application outside the repository, with the packed tarball and React in its own node_modules. */
beforeAll(() => {
  execFileSync(process.execPath, [resolve('design-system/build-package.ts')], { stdio: 'pipe' });
  cpSync('tests/consumer/app', app, { recursive: true });
  const installed = join(app, 'node_modules', packageName);
  mkdirSync(installed, { recursive: true });
  const pack = ['pack', resolve('dist/package'), '--pack-destination', app, '--silent'];
  const npm = process.env.npm_execpath;
  const tarball = (npm ? node(npm, ...pack) : execFileSync('npm', pack, { encoding: 'utf8' })).trim();
  execFileSync('tar', ['-xzf', join(app, tarball), '--strip-components=1', '-C', installed]);
  for (const name of readdirSync(modules).filter((each) => each !== packageName))
    symlinkSync(join(modules, name), join(app, 'node_modules', name));
}, 120_000);
afterAll(() => rmSync(app, { recursive: true }));

it('the packed design system has types that an application compiles against', () => {
  const { stdout } = spawnSync(process.execPath, [join(modules, 'typescript-7/bin/tsc'), '-p', app], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

it('an application shows components and a pattern in two themes, and reads the contract and tokens', {
  timeout: 60_000,
}, async () => {
  await build({ root: app, base: './', logLevel: 'error', configFile: false });
  const server = await preview({ root: app, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error', configFile: false });
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const colours = await Promise.all(
      ['Harbor', 'Crimson'].map(async (name) => {
        const section = page.getByRole('region', { name });
        await section.getByRole('progressbar').waitFor();
        await section.getByText('Enter your name').waitFor();
        return section.getByRole('button', { name: 'Continue' }).evaluate((button) => getComputedStyle(button).backgroundColor);
      }),
    );
    expect(new Set(colours).size).toBe(2);
    expect(colours).not.toContain('rgba(0, 0, 0, 0)');
    const words = await page
      .getByText('A word in the colour')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
    expect(new Set(words).size).toBe(2);
    expect(Number.parseFloat(await page.title())).toBeGreaterThanOrEqual(4.5);
  } finally {
    await browser.close();
    await server.close();
  }
});
