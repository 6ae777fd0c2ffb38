import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { withoutCitations } from './withoutCitations.ts';

/** Paths as a declaration writes them: of the repository's own names, or beside the file. */
const ownPath = /(?<=')(#design-system|#themes|\.{1,2})\/([^']+)(?=')/g;

/** `#design-system/x.ts` or `./x.ts` as the declaration beside `file` names it: a relative `x.js`. */
function relativeScript(file: string, path: string): string {
  const target = path.startsWith('#') ? posix.relative(posix.dirname(file), path.slice(1)) : path;
  return `${target.startsWith('.') ? '' : './'}${target.replace(/\.tsx?$/, '')}.js`;
}

/**
 * Declarations as an application reads them: imports that it can follow, no places in the repository, and no file that no door
 * reaches.
 * @param doors the declaration files that the manifest names
 */
export function finishDeclarations(folder: string, doors: readonly string[]): void {
  const reached = new Set<string>();
  const finish = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    const path = join(folder, file);
    const text = withoutCitations(readFileSync(path, 'utf8'))
      // an import without names is for a script's effects
      .replaceAll(/^import '.*';\n/gm, '')
      .replaceAll(ownPath, (own) => relativeScript(file, own));
    writeFileSync(path, text);
    for (const [, script = ''] of text.matchAll(/'(\.{1,2}\/[^']+)\.js'/g))
      finish(posix.join(posix.dirname(file), `${script}.d.ts`));
  };
  for (const door of doors) finish(door);
  for (const file of globSync('**/*.d.ts', { cwd: folder })) if (!reached.has(file)) rmSync(join(folder, file));
}
