import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** [folder of the importing file, what it imports, whether it may] */
const cases = [
  ['design-system/components/Button', '#themes/registry.ts', false],
  ['design-system/components/Button', '#design-system/switches/switches.ts', false],
  ['design-system/components/Button', '#design-system/theme/contract.css.ts', true],
  ['design-system/patterns/NotFound', '../../../themes/registry.ts', false],
  ['design-system/patterns/NotFound', '#contract/steps.ts', false],
  ['design-system/patterns/NotFound', '#design-system/switches/switches.ts', true],
  ['themes', '#contract/steps.ts', false],
  ['themes', '#design-system/theme/contract.css.ts', true],
  ['lead-server/contract', 'react', false],
  ['lead-server/contract', 'node:fs', false],
  ['lead-server/contract', './steps.ts', true],
  ['lead-server/src', '#themes/registry.ts', false],
  ['lead-server/src', '#contract/engine.ts', true],
  ['funnel-app/src/pages', '#contract/lead-record.ts', false],
  ['funnel-app/src/pages', '#contract/submission.ts', false],
  ['funnel-app/src/pages', '../../../lead-server/src/app.ts', false],
  ['funnel-app/src/pages', '#contract/engine.ts', true],
] as const;

const fileOf = (index: number) => `${cases[index]?.[0]}/case-${index}.ts`;

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
    cases.map(([folder, specifier, allowed], index) => ({
      folder,
      specifier,
      verb: allowed ? 'may' : 'may not',
      allowed,
      index,
    })),
  )('$folder $verb import $specifier', ({ index, allowed }) => {
    expect(report.includes(fileOf(index))).toBe(!allowed);
  });
});
