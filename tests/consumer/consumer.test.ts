import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doors } from '../../design-system/package/doors.ts';
import { repositoryUrl } from '../../design-system/package/manifest.ts';
import { launchOptions } from '../support/chromium.ts';
import { type Application, createApplication, npm, type Pins } from './application.ts';

const name = 'accident-survey-design-system';
const folder = mkdtempSync(join(tmpdir(), 'package-'));
let tarball: string;

beforeAll(() => {
  execFileSync(process.execPath, [resolve('design-system/package/build.ts')], { stdio: 'pipe' });
  tarball = join(folder, npm(folder, 'pack', resolve('dist/package'), '--silent').stdout.trim());
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const packed = (pattern: string) =>
  globSync(pattern, { cwd: join(folder, 'package') }).map((file) => ({
    file,
    text: readFileSync(join(folder, 'package', file), 'utf8'),
  }));

describe('the tarball', () => {
  it('has a manifest, a readme, a changelog, a licence and that of its fonts', () => {
    const manifest = JSON.parse(packed('package.json')[0]?.text ?? '');
    expect(manifest).toMatchObject({ license: 'SEE LICENSE IN LICENSE', peerDependencies: { react: '^18.0.0 || ^19.0.0' } });
    for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE', 'FONT-LICENSES.txt']) expect(packed(file)[0]?.text).toMatch(/\w/);
    const fonts = new Set(globSync('themes/*.woff2', { cwd: join(folder, 'package') }).map((file) => file.split('-latin')[0]));
    for (const font of fonts) expect(packed('FONT-LICENSES.txt')[0]?.text).toContain(`${font}-*.woff2`);
  });

  it('speaks of no leads and law firms, and cites nothing that is not in it', () => {
    // the size of an opening paragraph is called `lead`
    const withoutSize = (text: string) => text.replaceAll(/--text-lead|\blead(?=: )/g, '');
    const foreign =
      /\b(leads?|funnel|law firms?|lawyers?|attorneys?|specification)\b|\b(docs|tests|funnel-app|lead-server)\/|\bSee docs/i;
    const found = packed('{**/*.js,**/*.d.ts,*.md}').filter(({ text }) => foreign.test(withoutSize(text)));
    expect(found.map(({ file, text }) => [file, foreign.exec(withoutSize(text))?.[0]])).toEqual([]);
  });

  it('marks every script that calls React as a client module', () => {
    const scripts = packed('**/*.js').filter(({ text }) => /^import .*from "react/m.test(text));
    expect(scripts.length).toBeGreaterThan(40);
    for (const { file, text } of scripts) expect(text, file).toMatch(/^['"]use client['"];/);
  });

  it('has two stylesheets a theme, with every animation that they name', () => {
    const sheets = packed('themes/*.css');
    const ids = Array.from({ length: 12 }, (_, at) => String(at + 1));
    expect(sheets.map(({ file }) => file).sort()).toEqual(
      ids.flatMap((id) => [`themes/${id}-later.css`, `themes/${id}.css`]).sort(),
    );
    for (const id of ids) {
      const css = sheets
        .filter(({ file }) => [`themes/${id}.css`, `themes/${id}-later.css`].includes(file))
        .map(({ text }) => text)
        .join('');
      for (const [, animation] of css.matchAll(/animation(?:-name)?:[^;}]*?\b(\w+__\w+)/g))
        expect(css).toContain(`@keyframes ${animation}{`);
    }
  });

  it('has the code of its guides from the application that is built here', () => {
    const sources = globSync('tests/consumer/app/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
    const guides = ['design-system/package/README.md', '.storybook/guides/UseItElsewhere.mdx'].map((file) =>
      readFileSync(file, 'utf8'),
    );
    const samples = [...guides.join('\n').matchAll(/```tsx?\n(.*?)```/gs)].map(([, code = '']) => code);
    expect(samples.length).toBeGreaterThan(4);
    for (const code of samples) expect(sources.join('\n')).toContain(code);
  });

  it.each([
    ['https://token:secret@code.example.com/group/survey.git', 'git+https://code.example.com/group/survey.git'],
    ['git@code.example.com:group/survey.git', 'git+https://code.example.com/group/survey.git'],
    ['ssh://git@code.example.com:2222/survey', 'git+https://code.example.com/survey.git'],
    ['/srv/git/survey.git', undefined],
    ['', undefined],
  ])('names the repository %s as %s', (remote, url) => expect(repositoryUrl(remote)).toBe(url));
});

const react19: Pins = {
  packages: { react: '19.2.0', 'react-dom': '19.2.0', '@types/react': '19.2.0', '@types/react-dom': '19.2.0' },
  hasTools: false,
};
const react18: Pins = {
  packages: { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.32', '@types/react-dom': '18.3.7' },
  hasTools: true,
};

const isLong = process.env.LONG === 'yes';

describe.each(isLong ? [react19, react18] : [react19])('an application with React $packages.react', (pins) => {
  let app: Application;
  beforeAll(() => {
    app = createApplication(tarball, pins);
    if (app.isOffline) console.log('SKIPPED: the registry does not answer, so no application installs the package.');
  }, 180_000);
  afterAll(() => rmSync(app.folder, { recursive: true }));
  beforeEach(({ skip }) => skip(app.isOffline, 'the registry does not answer'));

  it('installs with npm beside exact pins', () => {
    expect(app.problem).toBe('');
    for (const [each, version] of Object.entries(pins.packages)) expect(app.versionOf(each)).toBe(version);
  });

  it.each(isLong ? ['bundler', 'node16'] : ['node16'])('compiles against the declarations, resolved as %s does', (how) => {
    expect(app.typeErrors('--module', how === 'bundler' ? 'esnext' : how, '--moduleResolution', how)).toBe('');
  });

  it('opens every door', () => {
    const manifest = JSON.parse(readFileSync('dist/package/package.json', 'utf8'));
    const names = Object.keys(manifest.exports).map((door) => door.slice(2));
    const scripts = Object.keys(doors);
    const files = names
      .filter((door) => !scripts.includes(door))
      .map((door) => door.replace('themes/*', 'themes/12').replace('tokens/*', 'tokens/theme-01-harbor.tokens'));
    const opened = app.run(`
      for (const door of ${JSON.stringify(scripts)}) if (Object.keys(await import('${name}/' + door)).length === 0) throw new Error(door);
      const { existsSync } = await import('node:fs');
      for (const file of ${JSON.stringify(files)}) if (!existsSync(new URL(import.meta.resolve('${name}/' + file)))) throw new Error(file);
      console.log('opened');`);
    expect(opened).toBe('opened\n');
  });

  it('opens the doors of themes and switches where React has no hooks, on the server alone', () => {
    const code = 'theme themes bases switches'.split(' ').map((door) => `await import('${name}/${door}');`);
    expect(app.run(`${code.join('\n')} console.log('opened');`, '--conditions', 'react-server')).toBe('opened\n');
  });

  it('renders components on its server, and makes waiting ones inert', () => {
    const html = app.run(`
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { TestimonialsCarousel } from '${name}/components';
      const labels = { carousel: 'carousel', previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play', position: String, stars: String };
      const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, quote: id, name: id }));
      console.log(renderToString(createElement(TestimonialsCarousel, { title: 'Said of us', items, labels })));`);
    expect(html.match(/ inert=""/g)).toHaveLength(3);
  });

  it('shows a theme and switches of its own, and moves from one screen to the next', { timeout: 120_000 }, async () => {
    await app.build();
    const rendered = app.run(`
      import { renderPage, tooFaint } from './server/server.js';
      const html = renderPage('?layout=grid&round=on');
      console.log(tooFaint.length, ...html.match(/lang="en" data-theme="garden"|--color-action:[^;]+|data-layout="\\w+"/g));`);
    expect(rendered).toBe('0 lang="en" data-theme="garden" --color-action:#1f6b45 data-layout="grid"\n');
    const server = await preview({
      root: app.folder,
      preview: { port: 0, host: '127.0.0.1' },
      logLevel: 'error',
      configFile: false,
    });
    const browser = await chromium.launch(launchOptions);
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const colourOf = async (address: string) => {
        await page.goto(new URL(address, server.resolvedUrls?.local[0]).href);
        await page.getByRole('button', { name: 'Spring' }).click();
        await page.getByLabel('ZIP code').fill('a12345');
        expect(await page.getByLabel('ZIP code').inputValue()).toBe('12345');
        return page.getByRole('button', { name: 'Send' }).evaluate((button) => getComputedStyle(button).backgroundColor);
      };
      const garden = 'rgb(31, 107, 69)';
      expect(await colourOf('./')).toBe(garden);
      expect(await colourOf('./?theme=1')).toBe('rgb(255, 178, 36)');
      expect(await colourOf('./?theme=nobody')).toBe(garden);
      if (pins.hasTools) expect(await colourOf('./vanilla-extract.html?theme=built-garden')).toBe(garden);
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });
});
