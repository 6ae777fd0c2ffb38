/**
 * `npm run tokens`: every theme as Design Tokens Community Group JSON in dist/tokens, for design tools, with a resolver over all.
 * `--out` names another folder.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { idOfFolder } from './folders.ts';
import { type AnyThemeId, themeById } from './registry.ts';
import { phoneFile, phoneFileName, resolverFile, resolverFileName, tokenFile } from './tokenFile.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string', default: join(here, '..', 'dist', 'tokens') } } });
const contract = readFileSync(join(here, '../design-system/theme/contract.css.ts'), 'utf8');

const folders = readdirSync(here).filter((name) => /^(theme-|wireframe)/.test(name));
mkdirSync(values.out, { recursive: true });
const write = (name: string, file: object) => writeFileSync(join(values.out, name), `${JSON.stringify(file, null, 2)}\n`);

const sources: Record<string, object> = {};
for (const folder of folders) {
  const { tokens } = (await import(new URL(`${folder}/tokens.ts`, import.meta.url).href)) as { tokens: ThemeTokens };
  const id = idOfFolder(folder) as AnyThemeId;
  const file = `${folder}.tokens.json`;
  write(file, tokenFile(id, tokens, contract));
  write(phoneFileName, phoneFile(tokens));
  sources[themeById(id).name.toLowerCase()] = { $ref: file };
}
write(resolverFileName, resolverFile(sources, { $ref: phoneFileName }));
process.stdout.write(`${folders.length} themes written to ${values.out}\n`);
