/**
 * `npm run build`: the funnel for browsers and server, the studio, and Storybook. `--if-stale` builds changed parts only; `--only` names
 * one.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readZipTable } from '../src/partners/zip/table.ts';
import { environmentWith } from '../src/settings/config.ts';
import { removeOldAssets } from './remove-old-assets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

interface Part {
  readonly name: string;
  readonly sources: readonly string[];
  /** A file that exists once the part is built. */
  readonly product: string;
  readonly build: () => void;
}

const product = ['design-system', 'themes', 'funnel-app', 'lead-server/contract', 'package-lock.json', 'vite.config.ts'];

const parts: readonly Part[] = [
  {
    name: 'funnel',
    sources: [...product, 'lead-server/bin/build.ts'],
    product: 'server/renderer.js',
    build: () => {
      checkCampaigns();
      const started = Date.now();
      run('vite', 'build', '--logLevel', 'warn');
      run('vite', 'build', '--ssr', 'funnel-app/src/server/renderer.tsx', '--logLevel', 'warn');
      removeOldAssets(join(dist, 'client'), started);
      compress(join(dist, 'client'));
      rmSync(join(dist, 'zip-codes.tsv'), { force: true });
      readZipTable(join(dist, 'zip-codes.tsv'));
    },
  },
  {
    name: 'studio',
    sources: [...product, 'studio'],
    product: 'studio/index.html',
    build: () => {
      run('vite', 'build', '--config', 'studio/vite.config.ts', '--logLevel', 'warn');
      compress(join(dist, 'studio'));
    },
  },
  {
    name: 'storybook',
    // pictures are taken of it, so a package replaced by hand counts too; a guide shows the consumer's code
    sources: [
      ...product,
      'studio',
      '.storybook',
      'tests/consumer/app',
      'node_modules/.package-lock.json',
      'node_modules/@fontsource',
    ],
    product: 'storybook/index.html',
    build: () => {
      run('storybook', 'build', '--quiet', '--disable-telemetry', '--stats-json', '-o', 'dist/storybook');
      forgetMachine(join(dist, 'storybook/manifests'));
    },
  },
];

/** Runs a package's command by its file, on any platform and on this Node. */
function run(command: 'vite' | 'storybook', ...args: string[]): void {
  const directory = join(root, 'node_modules', command);
  const { bin } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : (bin[command] as string);
  // set here: `npm start` in development would build React's slow half
  const env = { ...process.env, NODE_ENV: 'production' };
  const result = spawnSync(process.execPath, [join(directory, file), ...args], { cwd: root, encoding: 'utf8', env });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout}${result.stderr}`);
  console.error(`\n${command} ${args.join(' ')} failed; its messages are above.`);
  process.exit(1);
}

/** Stops the build when the campaign table has problems, and prints the lines. */
function checkCampaigns(): void {
  const { status } = spawnSync(process.execPath, ['funnel-app/src/campaign/checkCampaigns.ts'], { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  console.error('\nThe campaign table is not right: the lines above say what to change.');
  process.exit(1);
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Storybook's manifests name files by where they lie on this machine. */
function forgetMachine(directory: string): void {
  for (const file of filesUnder(directory)) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(root, './'));
}

/** Contents, not times: a fresh clone of built sources is not stale. */
function fingerprint(part: Part): string {
  const hash = createHash('sha256');
  for (const file of part.sources.flatMap((source) => filesUnder(join(root, source))).sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Writes .br and .gz beside each file: many CDNs ask for gzip only. */
function compress(directory: string): void {
  for (const file of filesUnder(directory).filter((each) => /\.(js|css|svg|json)$/.test(each))) {
    // an earlier build's has its own
    if (existsSync(`${file}.gz`) && statSync(`${file}.gz`).mtimeMs >= statSync(file).mtimeMs) continue;
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

const { values } = parseArgs({ options: { 'if-stale': { type: 'boolean' }, only: { type: 'string' } } });
const known = parts.map(({ name }) => name);
if (values.only !== undefined && !known.includes(values.only)) {
  console.error(`--only should be ${known.join(' or ')}: nothing was built.`);
  process.exit(1);
}
for (const part of parts) {
  if (values.only && values.only !== part.name) continue;
  if (part.name === 'storybook' && values['if-stale'] && environmentWith(join(root, '.env')).NODE_ENV === 'production') continue;
  const stamp = join(dist, `.${part.name}-built-from`);
  const now = fingerprint(part);
  const fresh = existsSync(join(dist, part.product)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
  if (values['if-stale'] && fresh) continue;
  const started = performance.now();
  part.build();
  if (!existsSync(join(dist, part.product))) throw new Error(`Building ${part.name} left no dist/${part.product}`);
  writeFileSync(stamp, now);
  console.log(`Built ${part.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
