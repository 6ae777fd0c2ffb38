import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coversEveryTheme, modesOf } from '../../.storybook/pictureModes.ts';
import { themeIds } from '../../themes/registry.ts';
import { affectedBy, type StatsModule } from './affected-shots.ts';
import { formatApprovals, parseApprovals } from './approvals.ts';
import { type Case, mergeReports, versionOf } from './report.ts';
import { casesInScope } from './review/case-list.ts';
import { addressOf } from './review/story-address.ts';
import { globalsOf, keyOf, lookalikes, type Shot, type StoryFacts, shotsOf } from './shots.ts';
import { applyVerdict, OutOfDateError, rejectedList, withConfirmedVerdicts } from './verdicts.ts';

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

  it('shows one screen of each kind between a phone and a desktop too, in the other brand and in the dark', () => {
    const shots = shotsOf([story('page', './Page.stories.tsx', 'whole-page', 'decisive-screen')]);
    for (const theme of themeIds) expect(shots).toContainEqual(expect.objectContaining({ theme, width: 768 }));
    const other = shots.filter(({ brand }) => brand === 'crash-compensation');
    expect(other.map(({ theme, width, lang }) => `${theme} ${width} ${lang}`)).toEqual([
      '7 390 en',
      '7 1280 en',
      'wireframe 390 es',
    ]);
    expect(other.map(globalsOf)).toContainEqual({
      ...{ theme: '7', lang: 'en', brand: 'crash-compensation', scheme: 'light' },
    });
    expect(shots.filter(({ brand }) => brand === undefined).map(globalsOf)).toContainEqual({
      theme: '7',
      lang: 'en',
      brand: 'auto-accident',
      scheme: 'light',
    });
    for (const theme of themeIds)
      expect(shots).toContainEqual(
        expect.objectContaining({ theme, width: 390, scheme: 'dark', mode: expect.stringContaining('dark') }),
      );
    expect(addressOf(shots.find(({ scheme }) => scheme) as Shot, '')).toMatch(/;scheme:dark$/);
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
  it('reads back any list that it writes, with a line a story', () => {
    const word = fc.stringMatching(/^[a-z0-9 -]{1,20}$/).map((text) => text.trim() || 'x');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word, fc.stringMatching(/^[0-9a-f]{20}$/))), (entries) => {
        const pictures = new Map(entries.map(([story, mode, hash]) => [keyOf({ story, mode }), hash]));
        const text = formatApprovals({ chromium: '156', pictures });
        expect(parseApprovals(text)).toEqual({ chromium: '156', pictures });
        expect(text.split('\n')).toHaveLength(new Set(entries.map(([story]) => story)).size + 2);
      }),
    );
  });

  it.each(['<<<<<<< HEAD', 'story', 'story\tmode', 'story\tmode=xyz'])('names the line that it cannot read: %s', (line) => {
    expect(() => parseApprovals(`# Chromium 1\n${line}\n`)).toThrow(line);
  });
});

describe('shots that a change affects', () => {
  const shots = shotsOf([
    story('button', './design-system/components/Button/Button.stories.tsx'),
    story('icons', './.storybook/samples/Icons.stories.tsx', 'one-picture'),
  ]);
  const virtual = '/virtual:/@storybook/builder-vite/vite-app.js';
  const imports = (id: string, ...by: string[]): StatsModule => ({
    id: `./${id}`,
    reasons: by.map((moduleName) => ({ moduleName })),
  });
  const graph = [
    imports('design-system/components/Button/Button.stories.tsx', virtual),
    imports('.storybook/samples/Icons.stories.tsx', virtual),
    imports('design-system/components/Button/Button.tsx', './design-system/components/Button/Button.stories.tsx'),
    imports('design-system/components/Button/Button.css.ts', './design-system/components/Button/Button.tsx'),
    imports('funnel-app/src/server/favicon.ts', './.storybook/samples/Icons.stories.tsx'),
    imports('themes/theme-06-midnight/theme.css.ts', './themes/registry.ts'),
    imports('themes/registry.ts', './.storybook/preview.ts'),
    imports('.storybook/preview.ts', virtual),
  ];
  const storiesOf = (file: string) => [...new Set(affectedBy([file], shots, graph).map((shot: Shot) => shot.story))];

  it.each([
    ['design-system/components/Button/Button.css.ts', ['button']],
    // a stylesheet's import, which runs while building
    ['design-system/components/base.css.ts', ['button']],
    ['funnel-app/src/server/favicon.ts', ['icons']],
    ['README.md', []],
    ['lead-server/src/app.ts', []],
    ['.storybook/guides/AddATheme.mdx', []],
    ['tests/e2e/survey/paths.spec.ts', []],
  ])('are by the graph of %s those of %j', (file, expected) => expect(storiesOf(file)).toEqual(expected));

  it('are those in one theme, and those that choose their themes, where the theme changes', () => {
    const touched = affectedBy(['themes/theme-06-midnight/tokens.ts'], shots, graph);
    expect(new Set(touched.map((shot) => `${shot.story} ${shot.theme}`))).toEqual(new Set(['button 6', 'icons 1']));
  });

  it.each([
    ...['.storybook/preview.ts', '.storybook/main.ts', '.storybook/vite.config.ts', 'vite.config.ts', 'package.json'],
    ...['package-lock.json', 'tests/visual/capture-page.ts', 'tests/support/packaged-chromium.ts', 'themes/registry.ts'],
    ...['funnel-app/public/robots.txt', 'themes/fonts/new.woff2', 'tsconfig.json'],
  ])('are all where %s changes', (file) => expect(affectedBy([file], shots, graph)).toEqual(shots));
});

describe('a verdict of QA', () => {
  const [one, two, three] = shotsOf([story('button', './Button.stories.tsx')]) as [Shot, Shot, Shot];
  const changed = (shot: Shot, after: string, verdict?: Case['verdict']): Case => ({
    shot,
    kind: 'changed',
    after,
    verdict,
  });
  const report = (...cases: Case[]) => ({ chromium: '156', isProof: true, cases });
  const run = { looked: () => true, approved: new Map<string, string>() };

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
    const smaller = { looked: (key: string) => key === keyOf(one), approved: new Map([[keyOf(three), 'c']]) };
    const { cases } = mergeReports(earlier, report(), smaller);
    expect(cases).toEqual([{ ...changed(two, 'b', 'rejected'), earlier: true }]);
    expect(rejectedList(cases).match(/- \[ \]/g)).toHaveLength(1);
  });

  it('is no approval once the list of approved pictures was restored', () => {
    const gone: Case = { shot: three, kind: 'gone', verdict: 'approved' };
    const said = report(changed(one, 'a', 'approved'), changed(two, 'b', 'rejected'), gone);
    const verdicts = (...hashes: [string, string][]) =>
      withConfirmedVerdicts({ report: said, approved: new Map(hashes.map(([key, hash]) => [key, hash])) }).cases.map(
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

  it('approves pictures of an earlier run one by one only', () => {
    const smaller = { looked: (key: string) => key === keyOf(one), approved: new Map() };
    const { cases } = mergeReports(report(changed(two, 'b')), report(changed(one, 'a')), smaller);
    const [fresh, earlier] = cases;
    const seen = { shown: cases, one: earlier };
    expect(casesInScope(seen, 'approved', 'all')).toEqual([fresh]);
    expect(casesInScope(seen, 'approved', 'component')).toEqual([fresh]);
    expect(casesInScope(seen, 'approved', 'one')).toEqual([earlier]);
    expect(casesInScope(seen, 'rejected', 'all')).toEqual(cases);
    const again = mergeReports(report(...cases), report(changed(two, 'b')), { ...smaller, looked: () => true });
    expect(casesInScope({ shown: again.cases, one: undefined }, 'approved', 'all')).toHaveLength(1);
  });

  it('restores the list of approved pictures when taken back', () => {
    const approved = new Map([[keyOf(one), 'before']]);
    const first = {
      report: report(changed(one, 'a', 'rejected'), { shot: two, kind: 'new', after: 'b' }),
      approved,
    };
    const keys = [keyOf(one), keyOf(two)];
    const said = applyVerdict(first, { keys, verdict: 'approved', version: versionOf(first.report) });
    expect([...said.approved.values()]).toEqual(['a', 'b']);
    // as the file between the two keeps it
    const kept = { ...said, report: JSON.parse(JSON.stringify(said.report)) };
    const back = applyVerdict(kept, { keys, verdict: undefined, version: versionOf(kept.report) });
    expect(back.approved).toEqual(approved);
  });

  it('from an outdated page approves nothing of another tab or run', () => {
    const approved = new Map<string, string>();
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
    const seen = { shown: cases, one: cases[0] };
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
