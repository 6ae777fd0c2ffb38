import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../lead-server/src/lib/hash.ts';
import { inLongForm } from '../support/long-form.ts';
import { fuzz } from './coverage-guided.ts';
import { corpusFolder, fuzzTargets } from './fuzz-targets.ts';

/** Over all targets: four seconds in the gate, ten minutes in the long form. */
const seconds = Number(process.env.FUZZ_SECONDS ?? (inLongForm ? 600 : 4)) / Object.keys(fuzzTargets).length;
/** The long form takes another seed each day; a failure names it. */
const seed = Number(process.env.FUZZ_SEED ?? (inLongForm ? Math.floor(Date.now() / 86_400_000) : 20_261_127));
const finds = 'test-results/fuzz';
const isOurs = (url: string) => /\/lead-server\/(contract|src)\//.test(url) && !url.includes('node_modules');

describe.each(Object.entries(fuzzTargets))('fuzzed: %s', (name, target) => {
  it('no input of the corpus does harm', async () => {
    const files = readdirSync(`${corpusFolder}/${name}`);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) await target.run(readFileSync(`${corpusFolder}/${name}/${file}`));
  });

  it('no input found by coverage-guided search does harm', { timeout: seconds * 1000 + 60_000 }, async () => {
    const { runs, reached, bySeeds, kept, failure } = await fuzz(target, { ms: seconds * 1000, seed, isOurs });
    mkdirSync(`${finds}/${name}`, { recursive: true });
    for (const input of failure ? [failure.input] : kept)
      writeFileSync(`${finds}/${name}/${sha256(String(input)).slice(0, 12)}`, input);
    console.log(
      `fuzz ${name}: ${runs} inputs, ${bySeeds} characters of code by the seeds, ${reached} in the end, ${kept.length} inputs kept`,
    );
    expect(failure, `seed ${seed}; the input is in ${finds}/${name}: put it into ${corpusFolder}/${name}`).toBeUndefined();
    expect(runs).toBeGreaterThan(100);
    expect(reached).toBeGreaterThanOrEqual(bySeeds);
  });
});

it('a fault that only a guided search reaches is found', async () => {
  const run = (input: Buffer) => {
    const text = String(input);
    let depth = 0;
    if (text[0] === 'l') depth = 1;
    if (depth === 1 && text[1] === 'e') depth = 2;
    if (depth === 2 && text[2] === 'a') throw new Error('found');
  };
  const target = { run, seeds: [Buffer.from('x')], words: ['l', 'e', 'a', 'y', 'z'] };
  const { failure } = await fuzz(target, { ms: 20_000, seed: 1, isOurs: (url) => url.includes('coverage-guided.test') });
  expect(String(failure?.input)).toMatch(/^lea/);
});
