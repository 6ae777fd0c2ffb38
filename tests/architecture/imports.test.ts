import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const product = [
  'design-system/components/Button',
  'design-system/patterns/NotFound',
  'themes',
  'lead-server/contract',
  'lead-server/src',
  'funnel-app/src/pages',
];
const notProduct = ['../../tests/support/axe.ts', '../../../.storybook/globals.ts', 'storybook/test', '@storybook/react-vite'];

/** [folder of the importing file or the file itself, what it imports, whether it may] */
const cases: readonly (readonly [string, string, boolean])[] = [
  ['design-system/components/Button', '#themes/registry.ts', false],
  ['design-system/components/Button', '#design-system/switches/switches.ts', false],
  ['design-system/components/Button', '#design-system/theme/contract.css.ts', true],
  ['design-system/patterns/NotFound', '../../../themes/registry.ts', false],
  ['design-system/patterns/NotFound', '#contract/flow/steps.ts', false],
  ['design-system/patterns/NotFound', '#design-system/switches/switches.ts', true],
  ['themes', '#contract/flow/steps.ts', false],
  ['themes', '#design-system/theme/contract.css.ts', true],
  ['lead-server/contract', 'react', false],
  ['lead-server/contract', 'node:fs', false],
  ['lead-server/contract', './steps.ts', true],
  ['lead-server/src', '#themes/registry.ts', false],
  ['lead-server/src', '#contract/flow/engine.ts', true],
  ['funnel-app/src/pages', '#contract/lead/lead-record.ts', false],
  ['funnel-app/src/pages', '#contract/lead/submission.ts', false],
  ['funnel-app/src/pages', '../../../lead-server/src/app.ts', false],
  ['funnel-app/src/pages', '#contract/flow/engine.ts', true],
  ...product.flatMap((folder) => notProduct.map((specifier) => [folder, specifier, false] as const)),
  ['design-system/components/Button/Button.stories.tsx', 'storybook/test', true],
  ['design-system/samples', 'storybook/test', false],
  ['design-system/samples/pseudoStates.ts', 'storybook/test', true],
  ['themes/Switches.stories.tsx', '../.storybook/matrix.ts', true],
  ['funnel-app/src/pages/Pages.stories.tsx', '../../../.storybook/globals.ts', true],
  ['funnel-app/src/pages/stories.ts', '../../../.storybook/globals.ts', true],
];

const fileOf = (index: number) => {
  const [where = ''] = cases[index] ?? [];
  return where.includes('.') ? where : `${where}/case-${index}.ts`;
};

describe('imports run one way (house.md)', () => {
  const tree = mkdtempSync(join(tmpdir(), 'imports-'));
  let report = '';

  beforeAll(() => {
    const config = JSON.parse(readFileSync('biome.json', 'utf8'));
    writeFileSync(join(tree, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
    cases.forEach(([, specifier], index) => {
      const file = join(tree, fileOf(index));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `import { it } from '${specifier}';\n\nexport const kept = it;\n`);
    });
    const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
    const args = [biome, 'lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=github', '.'];
    report = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' }).stdout;
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  it.each(
    cases.map(([from, specifier, allowed], index) => ({
      from,
      specifier,
      verb: allowed ? 'may' : 'may not',
      allowed,
      index,
    })),
  )('$from $verb import $specifier', ({ index, allowed }) => {
    expect(report.includes(fileOf(index))).toBe(!allowed);
  });
});
