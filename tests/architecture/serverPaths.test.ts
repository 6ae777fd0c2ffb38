import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiCalls } from '#contract/api/calls.ts';
import { serverSegments } from '#contract/api/server-paths.ts';

const segmentOf = (path: string) => path.split('/').find(Boolean);
/** Paths beside the calls: pages, figures and files of the server. */
const besides = [
  '.well-known',
  'api',
  'assets',
  'contact',
  'favicon.ico',
  'metrics',
  'ops',
  'partner-replies',
  'privacy-confirm',
  'storybook',
  'studio',
];

it('exactly the paths that the server answers itself are reserved from campaigns', () => {
  const answered = [
    ...Object.values(apiCalls).map(({ path }) => segmentOf(path)),
    ...readdirSync('funnel-app/public'),
    ...besides,
  ];
  expect([...serverSegments].sort()).toEqual([...new Set(answered)].sort());
});
