import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as running from '#funnel/campaign/experiments.ts';

const stories = readFileSync(new URL('../../.storybook/flows/Experiments.stories.tsx', import.meta.url), 'utf8');

it.each(Object.keys(running))('%s has a page of its own in Storybook', (name) => {
  expect(stories).toContain(`args: { experiment: ${name} }`);
});
