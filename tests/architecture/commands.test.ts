import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
/** Our own; Storybook, npm and biome have a help of their own. Commands of one file have one help. */
const own = new Map(
  Object.entries(scripts).flatMap(([name, line]) => {
    const words = line.split(' ');
    const file = words.find((word) => /\.(ts|mjs)$/.test(word) && !word.endsWith('help.mjs'));
    return words[0] === 'node' && file ? [[file, { name, words: words.slice(1) }] as const] : [];
  }),
);

describe('a command asked for --help', () => {
  it.each([...own.values()])('says what $name does, and does nothing', ({ words }) => {
    const { status, stdout } = spawnSync(process.execPath, [...words, '--help'], { cwd: root, encoding: 'utf8' });
    expect(stdout).toMatch(/npm |^ops /m);
    expect(stdout).not.toContain('README.md says');
    expect(status).toBe(0);
  });
});
