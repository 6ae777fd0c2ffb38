/** `npm run tokens`: every theme as Design Tokens Community Group JSON in dist/tokens, for design tools. `--out` names another folder. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { designTokens } from '#design-system/theme/designTokens.ts';
import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { idOfFolder } from './folders.ts';
import { themeById } from './registry.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string', default: join(here, '..', 'dist', 'tokens') } } });

const folders = readdirSync(here).filter((name) => /^(theme-|wireframe)/.test(name));
mkdirSync(values.out, { recursive: true });
for (const folder of folders) {
  const { tokens } = (await import(new URL(`${folder}/tokens.ts`, import.meta.url).href)) as { tokens: ThemeTokens };
  const { name, character } = themeById(idOfFolder(folder));
  const file = designTokens(tokens, `${name}: ${character}`);
  writeFileSync(join(values.out, `${folder}.tokens.json`), `${JSON.stringify(file, null, 2)}\n`);
}
process.stdout.write(`${folders.length} themes written to ${values.out}\n`);
