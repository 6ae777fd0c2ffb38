import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picturePath } from './repository.ts';
import type { Shot } from './shots.ts';
import { summaryOf, writeStaticReport } from './static-report.ts';
import type { Case } from './visual-report.ts';

const shot: Shot = {
  ...{ story: 'toast--open', title: 'Components/Toast', name: 'Open <now>', file: '' },
  ...{ mode: 'harbor 390', theme: '1', lang: 'en', width: 390 },
};
const changed: Case = {
  ...{ shot, kind: 'changed', before: 'before', after: 'after' },
  difference: { pixels: 40, share: 0.01, box: { x: 0, y: 0, width: 8, height: 5 }, cause: 'a to b', picture: 'before-after' },
};
const reportOf = (...cases: Case[]) => ({ chromium: '156', lock: 'abc', cases });

describe('the static report', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'report-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('has its pictures beside it, and reads no other file', () => {
    for (const hash of ['before', 'after', 'before-after']) writeFileSync(picturePath(hash, directory), hash);
    const report = join(directory, 'report');
    writeStaticReport(reportOf(changed), report, directory);
    const page = readFileSync(join(report, 'index.html'), 'utf8');
    const sources = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = '']) => source);
    expect(sources).toEqual(['pictures/before.png', 'pictures/after.png', 'pictures/before-after.png']);
    for (const source of sources) expect(existsSync(join(report, source))).toBe(true);
    expect(page).toContain('Open &lt;now&gt;');
  });

  it('has no pictures of an earlier report', () => {
    writeFileSync(picturePath('before', directory), '');
    writeStaticReport(reportOf(changed), join(directory, 'report'), directory);
    writeStaticReport(reportOf(), join(directory, 'report'), directory);
    expect(existsSync(join(directory, 'report/pictures/before.png'))).toBe(false);
  });
});

describe('the summary for a pull request', () => {
  it('has a row per story, with verdict, name and note, and a list of rejected cases', () => {
    const rejected: Case = { ...changed, verdict: 'rejected', said: { by: 'Maria', note: 'too dark' } };
    const summary = summaryOf(reportOf(changed, { ...rejected, shot: { ...shot, mode: 'ink 390' } }));
    expect(summary).toContain('| Components/Toast, Open <now> | 2 changed | to do; rejected by Maria: too dark |');
    expect(summary).toContain('- [ ] Components/Toast, Open <now> (ink 390): 40 px around 0, 0. Maria: too dark');
    expect(summary.match(/- \[ \]/g)).toHaveLength(1);
  });

  it('lists unproved claims with their reasons', () => {
    const summary = summaryOf(reportOf({ ...changed, kind: 'unproved', note: 'This clone is shallow' }));
    expect(summary).toContain('1 unproved | to do; This clone is shallow |');
  });

  it('says when all pictures are as approved', () => {
    expect(summaryOf(reportOf())).toContain('Every picture is as approved.');
  });
});
