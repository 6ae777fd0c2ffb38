import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import express from 'express';
import sirv from 'sirv';
import { storybookFiles } from '../../lead-server/src/routes/built-files.ts';
import { serveStorybook } from './storybook.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Another team's Storybook shows ours beside its own, from the address at which the server has it. */
test('our stories are in the sidebar of another Storybook, and are shown there', { tag: '@long' }, async ({ page }) => {
  const ours = await serve(express().use('/storybook', storybookFiles({ FUNNEL_DIR: dist, NODE_ENV: 'test' })));
  const url = `${ours.origin}/storybook`;
  // what a build writes for `refs` in .storybook/main.ts (.storybook/guides/ComposeStorybooks.mdx)
  const refs = { survey: { id: 'survey', title: 'Accident survey', url, type: 'server-checked' } };
  const html = readFileSync(`${dist}/storybook/index.html`, 'utf8').replace(
    "window['REFS'] = {};",
    `window['REFS'] = ${JSON.stringify(refs)};`,
  );
  expect(html).toContain(url);
  const theirs = await serve(
    express()
      .get('/', (_request, response) => void response.type('html').send(html))
      .use(sirv(`${dist}/storybook`)),
  );
  await page.goto(`${theirs.origin}/?path=/story/survey_components-button--primary`);
  const story = page.frameLocator(`iframe[src^="${url}/iframe.html"]`);
  await expect(story.getByRole('button').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Accident survey' })).toBeVisible();
  theirs.close();
  ours.close();
});

for (const [file, holds] of [
  ['index.json', 'components-button--primary'],
  ['project.json', 'storybookVersion'],
  ['manifests/components.json', '"components-button"'],
] as const)
  test(`the built Storybook has ${file}, which other tools read`, async ({ request }) => {
    const { origin, close } = await serveStorybook();
    const response = await request.get(`${origin}/${file}`);
    expect(response.status()).toBe(200);
    const text = await response.text();
    expect(text).toContain(holds);
    // what is published says nothing of the machine that built it
    expect(text).not.toContain(fileURLToPath(new URL('../..', import.meta.url)));
    await close();
  });
