import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { idOfFolder } from '../../themes/folders.ts';
import { root } from './repository.ts';
import type { Shot } from './shots.ts';

/** A module of the built Storybook and its importers (`storybook build --stats-json`). */
export interface StatsModule {
  readonly id: string;
  readonly reasons: readonly { readonly moduleName: string }[];
}

/** What Node runs to build the stories and to take their pictures. */
const tools = ['.storybook/main.ts', '.storybook/vite.config.ts', 'lead-server/bin/build.ts', 'tests/visual/visual.ts'];
const isModule = /\.(tsx?|mjs|js|css|mdx)$/;
const themeFolder = /^themes\/(theme-[^/]+|wireframe)\//;

const aliases = Object.entries(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }).imports,
).map(([from, to]) => [from.replace('*', ''), posix.normalize(to.replace('*', ''))] as const);

/** The files that a file of this repository imports to run. A tool calls `import()` for none. */
function importsOf(file: string): readonly string[] {
  if (!isModule.test(file) || !existsSync(join(root, file))) return [];
  const text = readFileSync(join(root, file), 'utf8');
  const imports = /^(?:import|export) (?!type\b)(?:[^'";]*from )?'([#.][^']+)'/gm;
  return [...text.matchAll(imports)].map(([, target = '']) => {
    const [from = '', to = ''] = aliases.find(([alias]) => target.startsWith(alias)) ?? [];
    return from ? to + target.slice(from.length) : posix.join(posix.dirname(file), target);
  });
}

const plain = (id: string) => id.replace(/^\.\//, '').replace(/\?.*$/, '');

/** The importers of each module: the build's own graph, and beneath each stylesheet in TypeScript, which runs while building, its imports. */
function importersIn(modules: readonly StatsModule[]): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>();
  const add = (module: string, importer: string) => {
    if (module !== importer) importers.set(module, (importers.get(module) ?? new Set()).add(importer));
  };
  for (const { id, reasons } of modules) for (const { moduleName } of reasons) add(plain(id), plain(moduleName));
  const built = new Set([...importers.keys()].filter((id) => id.endsWith('.css.ts')));
  for (const file of built)
    for (const target of importsOf(file)) {
      add(target, file);
      built.add(target);
    }
  return importers;
}

function toolFiles(): ReadonlySet<string> {
  const files = new Set(tools);
  for (const file of files) for (const target of importsOf(file)) files.add(target);
  return files;
}

/**
 * The shots that a change of these files can affect. A module reaches the stories that import it, a theme's stylesheet the shots
 * in that theme. All shots where the preview, a tool or a file that is no module has changed: no graph tells what hangs on it.
 * @param changed paths from the repository's root
 */
export function affectedBy(changed: readonly string[], shots: readonly Shot[], modules: readonly StatsModule[]): readonly Shot[] {
  const importers = importersIn(modules);
  const ofTools = toolFiles();
  const found = { stories: new Set<string>(), themes: new Set<string>() };
  for (const file of changed) {
    // prose is read by nobody, or it is in the graph
    if (file.endsWith('.md') && !importers.has(file)) continue;
    if (ofTools.has(file) || !isModule.test(file) || !reach(file, importers, found)) return shots;
  }
  const pictures = Map.groupBy(shots, ({ story }) => story);
  // a story of one picture shows themes of its own choice
  const wears = ({ story, theme }: Shot) =>
    found.themes.has(theme) || (found.themes.size > 0 && pictures.get(story)?.length === 1);
  return shots.filter((shot) => found.stories.has(plain(shot.file)) || wears(shot));
}

/** Adds the stories and themes that `file` reaches; false where it reaches the preview, and so every story. */
function reach(
  file: string,
  importers: ReadonlyMap<string, ReadonlySet<string>>,
  found: { readonly stories: Set<string>; readonly themes: Set<string> },
): boolean {
  const seen = new Set([file]);
  for (const each of seen) {
    if (each.endsWith('.stories.tsx')) found.stories.add(each);
    const isPage = /\.(stories\.tsx|mdx)$/.test(each);
    for (const importer of importers.get(each) ?? []) {
      const theme = themeFolder.exec(each)?.[1];
      if (theme && importer === 'themes/registry.ts') found.themes.add(idOfFolder(theme));
      else if (!importer.startsWith('/virtual:') && importer !== 'iframe.html') seen.add(importer);
      else if (!isPage) return false;
    }
  }
  return true;
}
