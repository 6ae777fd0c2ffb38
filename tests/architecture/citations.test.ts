import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const readable = /\.(ts|tsx|mjs|md|mdx|css|sql|json)$|^\.env\.example$/;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => readable.test(file) && file !== 'package-lock.json' && existsSync(file));
const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** The anchor that GitHub gives a heading: small letters, no punctuation, a hyphen for each space. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (markdown: string): ReadonlySet<string> =>
  new Set([...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

/** Why a link leads nowhere, or undefined. */
function fault(path: string, anchor: string | undefined): string | undefined {
  if (!existsSync(path)) return 'no such file';
  if (anchor !== undefined && !anchorsIn(readFileSync(path, 'utf8')).has(anchor)) return 'no such heading';
  return undefined;
}

/** Every citation of a rule or a decision, and every relative link of a Markdown file. */
function* citations(): Generator<{ file: string; cited: string; fault: string | undefined }> {
  for (const [file, text] of textOf) {
    for (const [cited, path = '', anchor] of text.matchAll(/(docs\/(?:spec|decisions)\/[\w-]+\.md)(?:#([\w-]+))?/g))
      yield { file, cited, fault: fault(path, anchor) };
    if (!/\.mdx?$/.test(file)) continue;
    for (const [, cited = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      const [path = '', anchor] = cited.split('#');
      if (/^[a-z]+:|^\/|^\?/.test(cited)) continue;
      yield { file, cited, fault: fault(path === '' ? file : normalize(join(dirname(file), path)), anchor) };
    }
  }
}

describe('citations', () => {
  it('every cited rule, decision and linked file exists', () => {
    const all = [...citations()];
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((each) => each.fault !== undefined)).toEqual([]);
  });

  it('no text cites a document that is not in the repository', () => {
    const absent =
      /\b(?:house|engine|vocabulary|toolchain|identities|visual-brief)\.md\b|\bissues? \d+\b|\b(?:Core|Variants) \d\b|\bdecisions \d\b/;
    const found = [...textOf].filter(([file, text]) => !file.endsWith('citations.test.ts') && absent.test(text));
    expect(found.map(([file, text]) => `${file}: ${absent.exec(text)?.[0]}`)).toEqual([]);
  });
});
