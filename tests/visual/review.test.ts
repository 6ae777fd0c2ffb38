import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coversEveryTheme, modesOf } from '../../.storybook/pictureModes.ts';
import { themeIds } from '../../themes/registry.ts';
import { affectedBy, type StatsModule } from './affected-shots.ts';
import { type ApprovedPicture, formatApproved, parseApproved } from './approved-pictures.ts';
import { inGroups } from './review/case-filter.ts';
import { addressOf } from './review/story-address.ts';
import { casesInScope } from './review/verdict-scope.ts';
import { globalsOf, keyOf, lookalikes, type Shot, type StoryFacts, shotsOf } from './shots.ts';
import { applyVerdict, OutOfDateError, rejectedList, withConfirmedVerdicts } from './verdicts.ts';
import { type Case, mergeReports, versionOf } from './visual-report.ts';

/** As recorded with a verdict on a report of the tests. */
const approvedAs = (hash: string): ApprovedPicture => ({ hash, fingerprint: `like ${hash}`, chromium: '156', lock: 'abc' });

const story = (id: string, file: string, ...tags: readonly string[]): StoryFacts => ({
  id,
  title: `Components/${id}`,
  name: 'Default',
  file,
  chromatic: { modes: modesOf(tags) },
});

describe('the matrix', () => {
  it('shows every story in each theme, and its layout at both widths and in Spanish', () => {
    const shots = shotsOf([story('button', './Button.stories.tsx')]);
    for (const theme of themeIds) expect(shots).toContainEqual(expect.objectContaining({ theme, width: 390, lang: 'en' }));
    const wireframe = shots.filter(({ theme }) => theme === 'wireframe').map(({ width, lang }) => `${width} ${lang}`);
    expect(wireframe.sort()).toEqual(['1280 en', '390 en', '390 es']);
  });

  it('adds widths for whole pages, and keeps one for stories shown once', () => {
    const page = shotsOf([story('page', './Page.stories.tsx', 'whole-page')]);
    for (const theme of themeIds) expect(page).toContainEqual(expect.objectContaining({ theme, width: 1280 }));
    expect(shotsOf([story('sheet', './Sheet.stories.tsx', 'one-picture')])).toHaveLength(1);
    expect(shotsOf([story('behaviour', './Behaviour.stories.tsx', 'no-picture')])).toEqual([]);
    expect(shotsOf([{ ...story('tool', './Tool.stories.tsx'), chromatic: { disableSnapshot: true } }])).toEqual([]);
  });

  it('shows one screen of each kind between a phone and a desktop too, and in the other brand', () => {
    const shots = shotsOf([story('page', './Page.stories.tsx', 'whole-page', 'decisive-screen')]);
    for (const theme of themeIds) expect(shots).toContainEqual(expect.objectContaining({ theme, width: 768 }));
    const other = shots.filter(({ brand }) => brand === 'crash-compensation');
    expect(other.map(({ theme, width, lang }) => `${theme} ${width} ${lang}`)).toEqual([
      '7 390 en',
      '7 1280 en',
      'wireframe 390 es',
    ]);
    expect(other.map(globalsOf)).toContainEqual({ theme: '7', lang: 'en', brand: 'crash-compensation' });
    expect(shots.filter(({ brand }) => brand === undefined).map(globalsOf)).toContainEqual({
      theme: '7',
      lang: 'en',
      brand: 'auto-accident',
    });
    expect(addressOf(other[0] as Shot, '')).toContain('theme:7;lang:en;brand:crash-compensation');
  });
});

describe('stories that look the same', () => {
  const shots = shotsOf([
    story('plain', './A.stories.tsx'),
    story('hovered', './A.stories.tsx'),
    story('other', './A.stories.tsx'),
  ]);
  const hashes = (of: (shot: Shot) => string) => new Map(shots.map((shot) => [keyOf(shot), `${of(shot)} ${shot.mode}`]));

  it('are named, unless one says that it looks like another', () => {
    const alike = hashes((shot) => (shot.story === 'other' ? 'other' : 'same'));
    expect(lookalikes(shots, alike)).toEqual([['plain', 'hovered']]);
    const declared = shots.map((shot): Shot => (shot.story === 'hovered' ? { ...shot, looksAlike: true } : shot));
    expect(lookalikes(declared, alike)).toEqual([]);
  });

  it('may look the same in a theme that shows no difference', () => {
    const inOneTheme = hashes((shot) => (shot.story === 'other' ? 'other' : shot.theme === '6' ? 'same' : shot.story));
    expect(lookalikes(shots, inOneTheme)).toEqual([]);
  });
});

describe('a story of layout alone', () => {
  const modeNames = (...tags: readonly string[]) => shotsOf([story('x', './X.stories.tsx', ...tags)]).map(({ mode }) => mode);

  it('is pictured in the wireframe, and in Spanish once', () => {
    expect(modeNames('layout-only').sort()).toEqual(['wireframe 1280', 'wireframe 390', 'wireframe es 390']);
    expect(modeNames('spanish').sort()).toEqual(['wireframe 1280', 'wireframe 390']);
  });

  it('is the only kind of story that is not judged in every theme', () => {
    expect(coversEveryTheme(modesOf([]))).toBe(true);
    expect(coversEveryTheme(modesOf(['whole-page']))).toBe(true);
    expect(coversEveryTheme(modesOf(['layout-only']))).toBe(false);
    expect(coversEveryTheme(modesOf(['spanish']))).toBe(false);
  });
});

describe('the list of approved pictures', () => {
  it('reads back any list that it writes', () => {
    const word = fc.stringMatching(/^[a-z0-9 -]{1,20}$/).map((text) => text.trim() || 'x');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word, word)), (lines) => {
        const pictures = new Map(lines.map(([one, mode, hash]) => [`${one}\t${mode}`, approvedAs(hash)]));
        expect(new Map(parseApproved(formatApproved(pictures)))).toEqual(pictures);
      }),
    );
  });

  it('has the browser and packages of each picture', () => {
    const pictures = new Map([
      ['a\tharbor 390', approvedAs('1')],
      ['b\tharbor 390', { ...approvedAs('2'), lock: 'bcd' }],
      ['c\tharbor 390', { ...approvedAs('3'), chromium: '157' }],
    ]);
    const text = formatApproved(pictures);
    expect(text.match(/^# .*$/gm)).toHaveLength(3);
    expect(parseApproved(text)).toEqual(pictures);
  });

  it('names the line that it cannot read', () => {
    expect(() => parseApproved('# Chromium 1\n<<<<<<< HEAD\n')).toThrow('<<<<<<< HEAD');
  });
});

describe('shots that a change affects', () => {
  const shots = shotsOf([
    story('button', './design-system/components/Button/Button.stories.tsx'),
    story('select', './design-system/components/Select/Select.stories.tsx'),
  ]);
  const imports = (id: string, ...by: string[]): StatsModule => ({
    id: `./${id}`,
    reasons: by.map((moduleName) => ({ moduleName })),
  });
  const graph = [
    imports('design-system/components/Button/Button.tsx', './design-system/components/Button/Button.stories.tsx'),
    imports('design-system/components/Button/Button.css.ts', './design-system/components/Button/Button.tsx'),
    imports('design-system/components/Select/Select.tsx', './design-system/components/Select/Select.stories.tsx'),
    imports('design-system/theme/global.css.ts', '/virtual:/@storybook/builder-vite/vite-app.js'),
  ];
  const stories = (...changed: string[]) => [...new Set(affectedBy(changed, shots, graph).map((shot: Shot) => shot.story))];

  it('are those of the stories that import the file', () => {
    expect(stories('design-system/components/Button/Button.css.ts')).toEqual(['button']);
    expect(stories('design-system/components/Select/Select.stories.tsx')).toEqual(['select']);
  });

  it('are those of one theme in every story, where the theme changes', () => {
    const touched = affectedBy(['themes/theme-06-midnight/tokens.ts'], shots, graph);
    expect(new Set(touched.map(({ theme }) => theme))).toEqual(new Set(['6']));
    expect(new Set(touched.map((shot) => shot.story))).toEqual(new Set(['button', 'select']));
  });

  it('are all, where every story depends on the file or it is unknown', () => {
    for (const file of ['design-system/theme/global.css.ts', 'package-lock.json', 'design-system/new/unknown.ts'])
      expect(affectedBy([file], shots, graph)).toEqual(shots);
  });

  it('are none, where no picture can change', () => {
    expect(
      stories('README.md', 'lead-server/src/app.ts', '.storybook/guides/AddATheme.mdx', 'tests/e2e/survey/paths.spec.ts'),
    ).toEqual([]);
  });
});

describe('a verdict of QA', () => {
  const [one, two, three] = shotsOf([story('button', './Button.stories.tsx')]) as [Shot, Shot, Shot];
  const changed = (shot: Shot, after: string, verdict?: Case['verdict']): Case => ({
    shot,
    kind: 'changed',
    after,
    fingerprint: `like ${after}`,
    verdict,
  });
  const report = (...cases: Case[]) => ({ chromium: '156', lock: 'abc', cases });
  const run = { looked: () => true, approved: new Map<string, ApprovedPicture>() };

  it('holds in later runs while the picture is the same', () => {
    const earlier = report(changed(one, 'a', 'rejected'), changed(two, 'b', 'rejected'), changed(three, 'c', 'approved'));
    const { cases } = mergeReports(earlier, report(changed(one, 'a'), changed(two, 'other'), changed(three, 'c')), run);
    expect(cases.map(({ verdict }) => verdict)).toEqual(['rejected', undefined, undefined]);
    expect(mergeReports(earlier, { ...report(changed(one, 'a')), chromium: '157' }, run).cases[0]?.verdict).toBeUndefined();
  });

  it('holds for a story that fails again, not for a story that now has a picture', () => {
    const failed: Case = { shot: one, kind: 'failed', verdict: 'rejected' };
    expect(mergeReports(report(failed), report({ shot: one, kind: 'failed' }), run).cases[0]?.verdict).toBe('rejected');
    expect(mergeReports(report(failed), report({ shot: one, kind: 'gone' }), run).cases[0]?.verdict).toBeUndefined();
  });

  it('stays for pictures that a smaller run skips', () => {
    const earlier = report(changed(one, 'a', 'rejected'), changed(two, 'b', 'rejected'), changed(three, 'c'));
    const smaller = { looked: (key: string) => key === keyOf(one), approved: new Map([[keyOf(three), approvedAs('c')]]) };
    const { cases } = mergeReports(earlier, report(), smaller);
    expect(cases).toEqual([{ ...changed(two, 'b', 'rejected'), earlier: true }]);
    expect(rejectedList(cases).match(/- \[ \]/g)).toHaveLength(1);
  });

  it('is no approval once the list of approved pictures was restored', () => {
    const gone: Case = { shot: three, kind: 'gone', verdict: 'approved' };
    const said = report(changed(one, 'a', 'approved'), changed(two, 'b', 'rejected'), gone);
    const verdicts = (...hashes: [string, string][]) =>
      withConfirmedVerdicts({ report: said, approved: new Map(hashes.map(([key, hash]) => [key, approvedAs(hash)])) }).cases.map(
        ({ verdict }) => verdict,
      );
    expect(verdicts([keyOf(one), 'a'])).toEqual(['approved', 'rejected', 'approved']);
    expect(verdicts([keyOf(one), 'before'], [keyOf(three), 'c'])).toEqual([undefined, 'rejected', undefined]);
  });

  it('keeps skipped cases of the same build, and marks skipped cases of another build', () => {
    const smaller = { looked: (key: string) => key === keyOf(one), approved: new Map() };
    const earlier = { ...report(changed(one, 'a'), changed(two, 'b', 'rejected'), changed(three, 'c')), build: 'x' };
    const partial = (build: string) => mergeReports(earlier, { ...report(changed(one, 'a')), build }, smaller).cases;
    expect(partial('x')).toEqual(earlier.cases);
    expect(partial('y').map((each) => each.earlier)).toEqual([undefined, true, true]);
  });

  it('applies to all cases of one cause, whatever their component', () => {
    const cases = [
      ['one', '#1d4f91 to #ff0000'],
      ['two', '16 px longer'],
      ['three', '#1d4f91 to #ff0000'],
    ].map(([hash = '', cause = '']): Case => {
      const difference = { pixels: 9, share: 0.1, box: { x: 0, y: 0, width: 3, height: 3 }, picture: 'd', cause };
      return { ...changed({ ...one, story: hash, title: hash }, hash), difference };
    });
    expect(inGroups(cases).map(([cause, { length }]) => [cause, length])).toEqual([
      ['#1d4f91 to #ff0000', 2],
      ['16 px longer', 1],
    ]);
    expect(casesInScope({ cases, shown: cases, one: cases[2] }, 'approved', 'cause')).toEqual([cases[0], cases[2]]);
  });

  it('approves pictures of an earlier run one by one only', () => {
    const smaller = { looked: (key: string) => key === keyOf(one), approved: new Map() };
    const { cases } = mergeReports(report(changed(two, 'b')), report(changed(one, 'a')), smaller);
    const [fresh, earlier] = cases;
    const seen = { cases, shown: cases, one: earlier };
    expect(casesInScope(seen, 'approved', 'all')).toEqual([fresh]);
    expect(casesInScope(seen, 'approved', 'component')).toEqual([fresh]);
    expect(casesInScope(seen, 'approved', 'one')).toEqual([earlier]);
    expect(casesInScope(seen, 'rejected', 'all')).toEqual(cases);
    const again = mergeReports(report(...cases), report(changed(two, 'b')), { ...smaller, looked: () => true });
    expect(casesInScope({ cases: again.cases, shown: again.cases, one: undefined }, 'approved', 'all')).toHaveLength(1);
  });

  it('restores the list of approved pictures when taken back', () => {
    const approved = new Map([[keyOf(one), approvedAs('before')]]);
    const first = {
      report: report(changed(one, 'a', 'rejected'), { shot: two, kind: 'new', after: 'b', fingerprint: 'like b' }),
      approved,
    };
    const keys = [keyOf(one), keyOf(two)];
    const said = applyVerdict(first, { keys, verdict: 'approved', version: versionOf(first.report) });
    expect([...said.approved.values()]).toEqual([approvedAs('a'), approvedAs('b')]);
    // as the file between the two keeps it
    const kept = { ...said, report: JSON.parse(JSON.stringify(said.report)) };
    const back = applyVerdict(kept, { keys, verdict: undefined, version: versionOf(kept.report) });
    expect(back.approved).toEqual(approved);
  });

  it('from an outdated page approves nothing of another tab or run', () => {
    const approved = new Map<string, ApprovedPicture>();
    const shown = report(changed(one, 'a'), changed(two, 'b'));
    const version = versionOf(shown);
    const inOtherTab = applyVerdict({ report: shown, approved }, { keys: [keyOf(one)], verdict: 'rejected', version });
    const approveAll = { keys: [keyOf(one), keyOf(two)], verdict: 'approved', version } as const;
    expect(() => applyVerdict(inOtherTab, approveAll)).toThrow(OutOfDateError);
    const afterRun = { report: report(changed(one, 'drawn anew'), changed(two, 'b')), approved };
    expect(() => applyVerdict(afterRun, approveAll)).toThrow(OutOfDateError);
    expect(applyVerdict({ report: shown, approved }, approveAll).approved.size).toBe(2);
  });

  it('is not changed by a verdict on many, and can be taken back', () => {
    const cases: Case[] = [changed(one, 'a', 'rejected'), changed(two, 'b'), { shot: three, kind: 'failed' }];
    const seen = { cases, shown: cases, one: cases[0] };
    expect(casesInScope(seen, 'approved', 'all')).toEqual([cases[1]]);
    expect(casesInScope(seen, 'approved', 'component')).toEqual([cases[1]]);
    expect(casesInScope(seen, 'rejected', 'all')).toEqual([cases[1], cases[2]]);
    expect(casesInScope(seen, 'approved', 'one')).toEqual([cases[0]]);
    expect(casesInScope(seen, undefined, 'all')).toEqual([cases[0]]);
  });
});

describe('the list for the developer', () => {
  it('has the address of each rejected case, and no other', () => {
    const [shot, other] = shotsOf([story('button--primary', './Button.stories.tsx')]) as [Shot, Shot];
    const list = rejectedList([
      { shot, kind: 'changed', verdict: 'rejected' },
      { shot: other, kind: 'changed', verdict: 'approved' },
    ]);
    expect(list).toContain('http://localhost:6006/?path=/story/button--primary&globals=theme:1;lang:en');
    expect(list.match(/- \[ \]/g)).toHaveLength(1);
  });
});
