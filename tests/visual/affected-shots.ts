import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { idOfFolder } from '../../themes/folders.ts';
import type { Shot } from './shots.ts';

/** A module of the built Storybook and its importers (`storybook build --stats-json`). */
export interface StatsModule {
  readonly id: string;
  readonly reasons: readonly { readonly moduleName: string }[];
}

const sources = /^(design-system|themes|funnel-app|lead-server\/contract|\.storybook)\//;
const noPicture = /\.(test\.ts|mdx|md)$|^\.storybook\/guides\/|^funnel-app\/src\/server\/(?!themeStyles\.ts)/;
/** The stylesheets and tokens of one theme: they reach every story, but only in that theme. */
const themeFolder = /^themes\/(theme-[^/]+|wireframe)\//;

/** The imports of a stylesheet in TypeScript. It runs while building, so the graph lacks them. */
function importsOf(file: string): readonly string[] {
  if (!file.endsWith('.css.ts') || !existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].flatMap(([, target = '']) => {
    if (target.startsWith('#')) return [target.slice(1)];
    return target.startsWith('.') ? [posix.join(posix.dirname(file), target)] : [];
  });
}

const plain = (id: string) => id.replace(/^\.\//, '').replace(/\?.*$/, '');

/** The modules that import each module, straight or through others' hands, from the build's own graph. */
function importersIn(modules: readonly StatsModule[]): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>();
  const add = (module: string, importer: string) => importers.set(module, (importers.get(module) ?? new Set()).add(importer));
  for (const { id, reasons } of modules) {
    for (const { moduleName } of reasons) add(plain(id), plain(moduleName));
    for (const target of importsOf(plain(id))) add(target, plain(id));
  }
  return importers;
}

/**
 * The shots that a change of these files can affect. Shots of stories that import one of them, shots of a changed theme, or all
 * where the change reaches every story.
 * @param changed paths from the repository's root
 */
export function affectedBy(changed: readonly string[], shots: readonly Shot[], modules: readonly StatsModule[]): readonly Shot[] {
  const importers = importersIn(modules);
  const themes = new Set<string>();
  const files = new Set<string>();
  for (const file of changed) {
    const theme = themeFolder.exec(file)?.[1];
    if (theme) themes.add(idOfFolder(theme));
    else if (file === 'package-lock.json') return shots;
    else if (!sources.test(file) || noPicture.test(file)) continue;
    else if (!reachableFrom(file, importers, files)) return shots;
  }
  return shots.filter((shot) => files.has(plain(shot.file)) || themes.has(shot.theme));
}

/** Adds every story file that imports `file` to `found`; false when anything but a story does, or nothing known. */
function reachableFrom(file: string, importers: ReadonlyMap<string, ReadonlySet<string>>, found: Set<string>): boolean {
  const seen = new Set([file]);
  for (const each of seen) {
    if (each.endsWith('.stories.tsx')) {
      found.add(each);
      continue;
    }
    const next = [...(importers.get(each) ?? [])].filter((importer) => importer !== each);
    if (next.length === 0 || next.some((importer) => importer.startsWith('/virtual:'))) return false;
    for (const importer of next) seen.add(importer);
  }
  return true;
}
