import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApprovedPicture, formatApproved } from './approved-pictures.ts';
import { caseOf, doubtsOf } from './cases.ts';
import { fingerprintOf, isSameImpression } from './fingerprint.ts';
import { hashOf } from './gallery.ts';
import { type Past, picturesBefore } from './pictures-before.ts';
import { approvalsIn, picturePath } from './repository.ts';
import { keyOf, type Shot } from './shots.ts';

const now = { chromium: '156', lock: 'abc' };
const shot: Shot = { story: 'bar--half', title: 'Bar', name: 'Half', file: '', mode: 'm', theme: '1', lang: 'en', width: 60 };

/** A picture of a bar, as a story of the repository would draw it. `edge` imitates other smoothing. */
function bar(height: number, { colour = 40, edge = 0 } = {}): Buffer {
  const picture = new PNG({ width: 60, height: height + 20 });
  picture.data.fill(255);
  for (let y = 10; y < height + 10; y += 1) {
    for (let x = 10; x < 50; x += 1) picture.data.fill(colour + (x === 10 ? edge : 0), (y * 60 + x) * 4, (y * 60 + x) * 4 + 3);
  }
  return PNG.sync.write(picture);
}
const approvedOf = (picture: Buffer): ApprovedPicture => ({
  hash: hashOf(picture),
  fingerprint: fingerprintOf(picture),
  ...now,
});

let directory: string;
let repository: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' });
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'proof-'));
  repository = join(directory, 'repository');
  mkdirSync(join(repository, 'tests/visual'), { recursive: true });
  git('init', '-q');
  git('config', 'user.email', 'qa@example.com');
  git('config', 'user.name', 'QA');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Writes the bar's height and the picture that is approved, and commits both. */
function commit(height: number, approved: ApprovedPicture): void {
  writeFileSync(join(repository, 'height'), String(height));
  writeFileSync(join(repository, 'tests/visual/approved.tsv'), formatApproved(new Map([[keyOf(shot), approved]])));
  git('add', '.');
  git('commit', '-qm', `Draw the bar ${height} high`);
}

/** A past that draws a commit's story with today's packages. */
const pastOf = (clone: string, draw = bar): Past => ({
  approvalOf: approvalsIn(clone),
  async take(at, shots, { onTaken }) {
    const height = Number(execFileSync('git', ['show', `${at}:height`], { cwd: clone, encoding: 'utf8' }));
    const picture = draw(height);
    for (const each of shots) onTaken({ shot: each, picture, hash: hashOf(picture) });
    return [];
  },
});

/** The result of a run on its new picture. */
async function run(past: Past, approved: ApprovedPicture, picture: Buffer, environment = now) {
  writeFileSync(picturePath(hashOf(picture), directory), picture);
  const before = await picturesBefore([{ shot, approved }], environment, past, directory);
  return caseOf(shot, approvedOf(picture), before.get(keyOf(shot)), directory);
}

describe('proof of a run', () => {
  it('shallow clone, approval out of reach: unproved', async () => {
    const approved = approvedOf(bar(20));
    commit(20, approved);
    commit(30, approved);
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository}`, join(directory, 'shallow')]);
    const found = await run(pastOf(join(directory, 'shallow')), approved, bar(30));
    expect(found).toMatchObject({ kind: 'unproved', note: expect.stringContaining('shallow') });
    expect(doubtsOf([found!])).toEqual([expect.stringMatching(/^Not proved: bar--half \(m\)\. This clone is shallow/)]);
    // the whole history has the approved picture, which is another
    expect(await run(pastOf(repository), approved, bar(30))).toMatchObject({ kind: 'changed' });
  });

  it('package replaced in node_modules, before and after alike: unproved', async () => {
    const approved = approvedOf(bar(20));
    commit(20, approved);
    const inOtherFont = (height: number) => bar(height, { colour: 90 });
    expect(await run(pastOf(repository, inOtherFont), approved, inOtherFont(20))).toMatchObject({ kind: 'unproved' });
  });

  it('changed after the approval, both in one commit: unproved', async () => {
    const approved = approvedOf(bar(20));
    commit(30, approved);
    expect(await run(pastOf(repository), approved, bar(30))).toMatchObject({ kind: 'unproved' });
  });

  it('a change too small for the fingerprint: still a change in the same browser', async () => {
    const approved = approvedOf(bar(20));
    const hardlyOther = (height: number) => bar(height, { edge: 3 });
    expect(isSameImpression(approved.fingerprint, fingerprintOf(hardlyOther(20)))).toBe(true);
    commit(20, approved);
    expect(await run(pastOf(repository, hardlyOther), approved, hardlyOther(20))).toMatchObject({ kind: 'unproved' });
  });

  it('another browser: proved where it draws the approved picture alike, else unproved', async () => {
    const approved = approvedOf(bar(20));
    commit(20, approved);
    const other = { ...now, chromium: '157' };
    const smoothed = (height: number) => bar(height, { edge: 3 });
    expect(await run(pastOf(repository, smoothed), approved, smoothed(20), other)).toBeUndefined();
    const paler = (height: number) => bar(height, { colour: 90 });
    expect(await run(pastOf(repository, paler), approved, paler(20), other)).toMatchObject({ kind: 'unproved' });
  });

  it('other packages by the lock file: unproved unless the bytes are the same', async () => {
    const approved = approvedOf(bar(20));
    commit(20, approved);
    const other = { ...now, lock: 'bcd' };
    const smoothed = (height: number) => bar(height, { edge: 3 });
    expect(await run(pastOf(repository, smoothed), approved, smoothed(20), other)).toMatchObject({
      kind: 'unproved',
      note: expect.stringContaining('package-lock.json'),
    });
    expect(await run(pastOf(repository), approved, bar(30), other)).toMatchObject({ kind: 'changed' });
  });
});
