import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { designLink } from '../../.storybook/docs/designLink.ts';
import { withImports, withoutCitations } from '../../.storybook/docs/sourceText.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
const pages = files.filter((file) => /^\.storybook\/guides\/.*\.mdx$/.test(file));
const titles = files
  .filter((file) => /\.stories\.tsx$/.test(file))
  .flatMap((file) => /title: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? []);

it('there are guides', () => expect(pages.length).toBeGreaterThan(8));

it.each(pages)('%s names files and pages of Storybook that there are', (page) => {
  const text = readFileSync(page, 'utf8');
  // what a command writes is in no repository
  const named = [...text.matchAll(/`((?:\.?[\w-]+\/)+[\w-]+\.(?:tsx?|mdx?|tsv|json))`/g)].map(([, path = '']) => path);
  const kept = named.filter((path) => !/^(dist|\.cache|content|checker|testing)\//.test(path));
  expect(kept.filter((path) => !files.includes(path))).toEqual([]);
  const shown = [...text.matchAll(/_((?:Foundations|Flows|Tools|Guides|Components|Patterns|Pages)\/[\w ]+)_/g)];
  expect(shown.map(([, title = '']) => title).filter((title) => !titles.some((each) => each.startsWith(title)))).toEqual([]);
});

it('a description says nothing of texts that Storybook does not have', () => {
  expect(withoutCitations('Goes back. See docs/spec/flows.md#back.')).toBe('Goes back.');
  expect(withoutCitations('A leaving screen gives up its hooks. See\n docs/spec/campaigns.md#page-hooks. Then more.')).toBe(
    'A leaving screen gives up its hooks. Then more.',
  );
});

it('a code sample imports each component that it uses, from where an application has it', () => {
  expect(withImports('<QuestionScreen>\n  <Button />\n  <Button />\n  <AnswerGrid />\n</QuestionScreen>')).toBe(
    [
      "import { AnswerGrid, Button } from 'accident-survey-design-system/components';",
      "import { QuestionScreen } from 'accident-survey-design-system/patterns';",
      '',
      '<QuestionScreen>\n  <Button />\n  <Button />\n  <AnswerGrid />\n</QuestionScreen>',
    ].join('\n'),
  );
  expect(withImports('<div />')).toBe('<div />');
});

it('a design has its link where a setting says where designs lie, and none otherwise', () => {
  const link = (template: string | undefined) => designLink(template, 'Components/Answer Grid');
  expect(link('https://designs.example/file?node={component}')).toBe('https://designs.example/file?node=Answer%20Grid');
  expect(link('https://designs.example/system')).toBe('https://designs.example/system');
  for (const template of [undefined, '', 'javascript:alert(1)', '{component}']) expect(link(template)).toBeUndefined();
});
