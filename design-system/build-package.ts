/** `npm run build:package`: the installable design system in dist/package, ready for `npm pack` (docs/decisions/0016-installable-design-system.md). */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import root from '../package.json' with { type: 'json' };

const top = fileURLToPath(new URL('..', import.meta.url));
const out = join(top, 'dist/package');

function run(file: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(top, file), ...args], {
    cwd: top,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} failed`);
}

/** Declarations name files of the package: `#design-system/x.ts` becomes a relative `x.js`. */
function withRelativeImports(file: string, text: string): string {
  return text.replaceAll(
    /'(#design-system|#themes|\.{1,2})\/([^']+?)(\.tsx?)?'/g,
    (all, start: string, path: string, extension) => {
      if (start.startsWith('.')) return extension ? `'${start}/${path}.js'` : all;
      const target = posix.relative(dirname(file), posix.join(start.slice(1), path));
      return `'${target.startsWith('.') ? target : `./${target}`}.js'`;
    },
  );
}

const vite = 'node_modules/vite/bin/vite.js';
run(vite, 'build', '--config', 'design-system/package.config.ts', '--logLevel', 'warn');
run(vite, 'build', '--config', 'design-system/package.config.ts', '--mode', 'themes', '--logLevel', 'warn');
run('themes/exportTokens.ts', '--out', join(out, 'tokens'));
run('node_modules/typescript-7/bin/tsc', '--project', 'design-system/tsconfig.package.json');
for (const file of globSync('**/*.d.ts', { cwd: join(out, 'types') })) {
  const path = join(out, 'types', file);
  writeFileSync(path, withRelativeImports(file, readFileSync(path, 'utf8')));
}

/** Packages that the consumer shares with the components. */
const shared = /^(react|react-dom|@radix-ui\/.*|embla-carousel-react|imask|react-imask|framer-motion)$/;
const door = (name: string, types: string) => ({ types: `./types/${types}/index.d.ts`, default: `./${name}.js` });
const manifest = {
  name: `${root.name}-design-system`,
  version: root.version,
  type: 'module',
  sideEffects: ['*.css'],
  exports: {
    './components': door('components', 'design-system/components'),
    './patterns': door('patterns', 'design-system/patterns'),
    './contract': door('contract', 'design-system/theme'),
    './themes': door('themes', 'themes'),
    './styles.css': './styles.css',
    './themes/*.css': './themes/*.css',
    './tokens/*.json': './tokens/*.json',
  },
  peerDependencies: Object.fromEntries(Object.entries(root.devDependencies).filter(([name]) => shared.test(name))),
};
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
