import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Case } from './report.ts';
import { picturePath } from './repository.ts';
import type { Shot } from './shots.ts';
import { summaryOf, writeStaticReport, writeSummary } from './static-report.ts';

const shot: Shot = {
  ...{ story: 'toast--open', title: 'Components/Toast', name: 'Open <now>', file: '' },
  ...{ mode: 'harbor 390', theme: '1', lang: 'en', width: 390 },
};
const changed: Case = {
  ...{ shot, kind: 'changed', before: 'before', after: 'after', changers: ['3f2a1bc, Ana: Widen | the ring'] },
  difference: {
    pixels: 40,
    largest: 9,
    share: 0.01,
    box: { x: 0, y: 0, width: 8, height: 5 },
    cause: 'a to b',
    picture: 'before-after',
  },
};
const reportOf = (...cases: Case[]) => ({ chromium: '156', isProof: true, cases });

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'report-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('the static report', () => {
  it('has its pictures beside it, and asks for no other file', async () => {
    for (const hash of ['before', 'after', 'before-after']) writeFileSync(picturePath(hash, directory), hash);
    const report = join(directory, 'report');
    await writeStaticReport(reportOf(changed), report, directory);
    const page = readFileSync(join(report, 'index.html'), 'utf8');
    const outside = page.replaceAll(/>[^<]*<\/script>/g, '></script>').replaceAll(/<script>[\s\S]*<\/script>/g, '');
    expect([...outside.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)).toEqual(['data:,']);
    expect(page).toContain('Open <now>');
    for (const hash of ['before', 'after', 'before-after'])
      expect(existsSync(picturePath(hash, join(report, 'pictures')))).toBe(true);
  });

  it('has no pictures of an earlier report', async () => {
    writeFileSync(picturePath('before', directory), '');
    await writeStaticReport(reportOf(changed), join(directory, 'report'), directory);
    await writeStaticReport(reportOf(), join(directory, 'report'), directory);
    expect(existsSync(join(directory, 'report/pictures/before.png'))).toBe(false);
  });
});

describe('the summary for a pull request', () => {
  it('has a row per story, with verdict, name and note, and a list of rejected cases', () => {
    const rejected: Case = { ...changed, verdict: 'rejected', said: { by: 'Maria', note: 'too dark' } };
    const summary = summaryOf(reportOf(changed, { ...rejected, shot: { ...shot, mode: 'ink 390' } }));
    expect(summary).toContain(
      '| a to b | 3f2a1bc, Ana: Widen \\| the ring | Components/Toast, Open <now> | 2 changed | to do; rejected by Maria: too dark |',
    );
    expect(summary).toContain('- [ ] Components/Toast, Open <now> (ink 390): 40 px around 0, 0. Maria: too dark');
    expect(summary.match(/- \[ \]/g)).toHaveLength(1);
  });

  it('says why a run took no picture', () => {
    writeSummary('No picture was taken', directory);
    expect(readFileSync(join(directory, 'summary.md'), 'utf8')).toContain('No picture was taken.');
  });

  it('says when all pictures are as approved', () => {
    expect(summaryOf(reportOf())).toContain('Every picture is as approved.');
  });
});
