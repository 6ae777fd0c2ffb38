import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** [the importing file, what it imports, whether it may] */
const cases: readonly (readonly [from: string, to: string, allowed: boolean])[] = [
  ['design-system/components/Button/Button.tsx', 'themes/registry.ts', false],
  ['design-system/components/Button/Button.tsx', 'design-system/switches/switches.ts', false],
  ['design-system/components/Button/Button.tsx', 'design-system/theme/contract.ts', true],
  ['design-system/components/Button/Button.stories.tsx', 'themes/registry.ts', true],
  ['design-system/components/Button/Button.tsx', '.storybook/globals.ts', false],
  ['design-system/components/Button/Button.stories.tsx', '.storybook/globals.ts', true],
  ['design-system/patterns/NotFound/NotFound.tsx', 'lead-server/contract/flow/steps.ts', false],
  ['design-system/patterns/NotFound/NotFound.tsx', 'design-system/switches/switches.ts', true],
  ['themes/theme-01/tokens.ts', 'lead-server/contract/flow/steps.ts', false],
  ['themes/theme-01/theme.ts', 'design-system/theme/contract.ts', true],
  ['themes/theme-01/theme.ts', 'design-system/components/Button/Button.tsx', false],
  ['lead-server/contract/text/tokenize.ts', 'node:fs', false],
  ['lead-server/contract/text/tokenize.ts', 'lead-server/contract/flow/steps.ts', false],
  ['lead-server/contract/flow/engine.ts', 'lead-server/contract/text/tokenize.ts', true],
  ['lead-server/src/store/store.ts', 'lead-server/src/leads/lead-intake.ts', false],
  ['lead-server/src/leads/lead-intake.ts', 'lead-server/src/vault/vault.ts', true],
  ['lead-server/src/leads/lead-intake.ts', 'lead-server/contract/flow/engine.ts', true],
  ['lead-server/src/leads/lead-intake.ts', 'themes/registry.ts', false],
  ['funnel-app/src/pages/survey/SurveyPage.tsx', 'lead-server/contract/lead/submission.ts', false],
  ['funnel-app/src/pages/survey/SurveyPage.tsx', 'lead-server/src/app.ts', false],
  ['funnel-app/src/pages/survey/SurveyPage.tsx', 'lead-server/contract/flow/engine.ts', true],
  ['funnel-app/src/pages/survey/SurveyPage.tsx', 'tests/support/axe.ts', false],
  ['funnel-app/src/pages/survey/SurveyPage.tsx', 'funnel-app/src/journey/journey.ts', true],
  ['funnel-app/src/journey/journey.ts', 'funnel-app/src/pages/survey/SurveyPage.tsx', false],
  ['funnel-app/src/screens/consent/Consent.tsx', 'funnel-app/src/pages/survey/SurveyPage.tsx', false],
];

describe('import rules', () => {
  const tree = mkdtempSync(join(tmpdir(), 'imports-'));
  const broken = new Set<string>();

  beforeAll(() => {
    const sources = new Map<string, string[]>();
    for (const [from, to] of cases) {
      sources.set(from, [...(sources.get(from) ?? []), to]);
      if (!to.startsWith('node:') && !sources.has(to)) sources.set(to, []);
    }
    for (const [file, imported] of sources) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      const lines = imported.map((to) => `import '${to.startsWith('node:') ? to : resolve(tree, to)}';`);
      writeFileSync(join(tree, file), `${lines.join('\n')}\nexport {};\n`);
    }
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
    const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const args = [
      program,
      '--config',
      resolve('.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      ...new Set(cases.map(([from]) => from)),
    ];
    const { stdout } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 1e8 });
    for (const { from, to } of JSON.parse(stdout).summary.violations) broken.add(`${from} ${to.replace(/^(fs)$/, 'node:$1')}`);
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  it.each(cases)('%s imports %s; allowed: %s', (from, to, allowed) => {
    expect(broken.has(`${from} ${to}`)).toBe(!allowed);
  });
});
