import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './parts.ts';

interface Equivalent {
  readonly file: string;
  /** The line, as it stands in the file. */
  readonly line: string;
  readonly before: string;
  readonly text: string;
  readonly why: string;
}

/** Faults that change nothing that anyone could notice. They are not made. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'lead-server/src/delivery/endpoint.ts',
    line: "const address = 'work' in to ? '' : sha256(to.url);",
    before: "''",
    text: "'x'",
    why: 'It names the address that answered 410. Work inside this server has none and never answers so: any text does.',
  },
  {
    file: 'design-system/components/MaskedField/wholeValue.ts',
    line: "const [number = ''] = /\\d[^a-z#]*/i.exec(text) ?? [];",
    before: "''",
    text: "'x'",
    why: 'Only its digits are read, and it has none.',
  },
  {
    file: 'design-system/theme/dark/darkStylesheet.ts',
    line: "return '';",
    before: "''",
    text: "'x'",
    why: 'The rules are walked for what they hold: the sheet that comes of it is read by nobody.',
  },
  {
    file: 'design-system/theme/dark/oklch.ts',
    line: 'const steps = Array.from({ length: 51 }, (_, step) => color.c * (1 - step / 50));',
    before: '51',
    text: '52',
    why: 'The last of the 51 has no chroma: it is a grey, which sRGB always has, so nothing after it is tried.',
  },
  {
    file: 'design-system/motion/StepTransition.tsx',
    line: '}, [present, byKey]);',
    before: 'byKey',
    text: '',
    why: 'It is a ref, which stays the same: only a rule of React asks for it.',
  },
  {
    file: 'funnel-app/src/builder/FramedSurvey.tsx',
    line: 'let startCount = 0;',
    before: '0',
    text: '1',
    why: 'It is part of a key, which only has to be another after each start.',
  },
  {
    file: 'lead-server/contract/experiments/assign.ts',
    line: 'const uniform = (hash + 0.5) / 2 ** 32;',
    before: '0.5',
    text: '1.5',
    why: 'It keeps the logarithm from zero. One place of four thousand million further changes nobody’s variant.',
  },
  {
    file: 'lead-server/contract/fields/dates.ts',
    line: "const frame = answers.accident_date_button ?? '';",
    before: "''",
    text: "'x'",
    why: 'It is looked up in the list of time frames, which has neither.',
  },
  {
    file: 'lead-server/contract/text/gibberish-model.ts',
    line: 'const maxCachedVerdicts = 5000;',
    before: '5000',
    text: '5001',
    why: 'It bounds what is remembered of earlier words. Their verdicts are the same without.',
  },
  {
    file: 'lead-server/contract/text/gibberish-model.ts',
    line: 'if (cachedVerdicts.size === maxCachedVerdicts) cachedVerdicts.clear();',
    before: '===',
    text: '!==',
    why: 'It bounds what is remembered of earlier words. Their verdicts are the same without.',
  },
  {
    file: 'lead-server/contract/text/gibberish-model.ts',
    line: 'if (cachedVerdicts.size === maxCachedVerdicts) cachedVerdicts.clear();',
    before: 'cachedVerdicts.size === maxCachedVerdicts',
    text: '!(cachedVerdicts.size === maxCachedVerdicts)',
    why: 'It bounds what is remembered of earlier words. Their verdicts are the same without.',
  },
  {
    file: 'funnel-app/src/server/assets.ts',
    line: ".map((source) => [idOfFolder(source.split('/')[1] ?? ''), chunk(source).css?.[0]]),",
    before: "''",
    text: "'x'",
    why: 'The line before takes only paths that have a folder.',
  },
];

const root = join(import.meta.dirname, '../..');

/** The lines of a file, without their margins. */
export const linesOf = (file: string): readonly string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((line) => line.trim());

export const isEquivalent = ({ file, line, before, text }: Fault): boolean =>
  equivalents.some(
    (each) => each.file === file && each.before === before && each.text === text && linesOf(file)[line - 1] === each.line,
  );
