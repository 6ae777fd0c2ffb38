import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { type Desk, openReview } from './review/review-server.ts';

const desk: Desk = { read: () => ({ chromium: '156', isProof: true, cases: [] }), judge() {} };

describe('the command that takes the pictures', () => {
  it.each([
    ['--onyl=button', "Unknown option '--onyl'"],
    ['--since=no-such-branch', 'no-such-branch'],
    ['--before=no-such-branch', 'no-such-branch'],
  ])('rejects %s with its usage, before it builds anything', (option, message) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'visual.ts'), option], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain('--only <text>');
    expect(stderr).not.toContain('    at ');
  });

  it('with another browser than that of the packages proves nothing, and says so', () => {
    const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'visual.ts')], {
      ...{ encoding: 'utf8', env: { ...process.env, PICTURE_BROWSER: '/usr/bin/chromium' } },
    });
    expect([status, stdout]).toEqual([77, expect.stringContaining('Not provable here')]);
  });
});

describe('the command that opens the review', () => {
  let review: Awaited<ReturnType<typeof openReview>>;
  let port: number;
  beforeAll(async () => {
    review = await openReview(desk, 0);
    port = Number(new URL(review.origin).port);
  });
  afterAll(() => review.close());

  it.each([
    ['a port that is taken', true, /^Port \d+ is taken.*$/],
    ['a machine on which nothing was compared yet', false, /^There is nothing to review yet: run `npm run visual` first$/],
  ])('fails to start with one line: %s', (_what, isCompared, message) => {
    const VISUAL_CACHE = temporaryFolder();
    if (isCompared) writeFileSync(join(VISUAL_CACHE, 'report.json'), JSON.stringify({ chromium: '156', cases: [] }));
    const command = [join(import.meta.dirname, 'review.ts'), '--port', String(port)];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env: { ...process.env, VISUAL_CACHE } });
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(message);
  });

  it('suggests another port where its own is in use', async () => {
    await expect(openReview(desk, port)).rejects.toThrow(`npm run visual:review -- --port ${port + 1}`);
  });
});
