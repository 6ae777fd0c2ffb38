import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What decides how wide a start screen's words are: themes, faces and the parts that set them. */
const sources = [
  'themes/*/{tokens,look.css,start.css,theme.css}.ts',
  'themes/{bases,faces}/*.ts',
  'themes/{fonts,firstGlyphs,allTokens,registry}.ts',
  'design-system/patterns/{QuestionScreen,SurveyHeader,PageLayout}/*.css.ts',
  'design-system/components/Button/*.css.ts',
  'design-system/components/base.css.ts',
  'design-system/theme/{global.css,mediaQueries,themeCss}.ts',
  'tests/drawings/{lengths,measureTexts}.ts',
];

/** The versions of the faces. */
function faceVersions(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  return JSON.stringify(Object.entries(devDependencies).filter(([name]) => name.startsWith('@fontsource/')));
}

/** Names the sources that the measured lengths are of: another one means that they have to be measured anew. */
export function textLengthSources(): string {
  const hash = createHash('sha256').update(faceVersions());
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !/\.(test|stories)\./.test(file));
  for (const file of [...new Set(files)].sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
