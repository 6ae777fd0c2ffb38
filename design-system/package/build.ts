/** `npm run build:package`: the installable design system in dist/package, ready for `npm pack` (docs/decisions/0016-installable-design-system.md). */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finishDeclarations } from './declarations.ts';
import { doors } from './doors.ts';
import { declarationOf, manifest } from './manifest.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const here = join(top, 'design-system/package');
const out = join(top, 'dist/package');

async function run(file: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [join(top, file), ...args], { cwd: top, stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} failed`);
}

/** The packages that the built scripts import, without the path inside. */
function importedPackages(): ReadonlySet<string> {
  const scripts = globSync('**/*.js', { cwd: out }).map((file) => readFileSync(join(out, file), 'utf8'));
  const modules = scripts.flatMap((code) =>
    [...code.matchAll(/^import (?:.* from )?"([^".][^"]*)";$/gm)].map(([, name = '']) => name),
  );
  return new Set(modules.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')));
}

/** The fonts' licence asks for its text and each family's copyright line in every copy. */
function fontLicences(): string {
  const families = new Set(globSync('themes/*.woff2', { cwd: out }).map((file) => /themes\/(.+)-latin-/.exec(file)?.[1] ?? file));
  const texts = [...families].sort().map((family) => {
    const [copyright = '', ...licence] = readFileSync(join(top, 'node_modules/@fontsource', family, 'LICENSE'), 'utf8').split(
      '\n',
    );
    // one line for all styles of a family, where they have the same
    const lines = new Set(copyright.split(/ \S+\.ttf: /));
    return { line: [`themes/${family}-*.woff2`, ...lines].join('\n  '), licence: licence.join('\n').trim() };
  });
  return `${texts.map(({ line }) => line).join('\n')}\n\n${[...new Set(texts.map(({ licence }) => licence))].join('\n\n')}\n`;
}

const vite = [
  'node_modules/vite/bin/vite.js',
  'build',
  '--config',
  'design-system/package/vite.config.ts',
  '--logLevel',
  'error',
] as const;
rmSync(out, { recursive: true, force: true });
await Promise.all([
  run(...vite),
  run(...vite, '--mode', 'themes'),
  run('themes/exportTokens.ts', '--out', join(out, 'tokens')),
  run('node_modules/typescript-7/bin/tsc', '--project', 'design-system/package/tsconfig.json'),
]);
finishDeclarations(out, Object.values(doors).map(declarationOf));
const remote = spawnSync('git', ['remote', 'get-url', 'origin'], { cwd: top, encoding: 'utf8' }).stdout ?? '';
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(importedPackages(), remote.trim()), null, 2)}\n`);
for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) cpSync(join(here, file), join(out, file));
writeFileSync(join(out, 'FONT-LICENSES.txt'), fontLicences());
// the type of a stylesheet: it exports nothing
writeFileSync(join(out, 'css.d.ts'), 'export {};\n');
