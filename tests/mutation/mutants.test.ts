import { expect, it } from 'vitest';
import { equivalents, isEquivalent, linesOf } from './equivalent.ts';
import { withWatches } from './meetings.ts';
import { applyMutant, mutantsOf } from './mutants.ts';

const faultsIn = (text: string) => mutantsOf('a.ts', text).map((mutant) => applyMutant(text, mutant));

it.each([
  ['const a = b === c;', ['const a = b !== c;']],
  ['const a = b < 14;', ['const a = b <= 14;', 'const a = b < 15;']],
  ["const a = ['x', b];", ["const a = ['', b];", 'const a = [ b];', "const a = ['x', ];"]],
  ['const a = { b: true };', ['const a = {  };', 'const a = { b: false };']],
  ['if (a) b();', ['if (!(a)) b();']],
  ["import a from 'b';\ntype C = 'd';", []],
])('%s could go wrong as %j', (text, faults) => expect(faultsIn(text)).toEqual(faults));

it('a fault has its line and what stood there', () => {
  expect(mutantsOf('a.ts', 'const a = 1;\nconst b = c && d;')[1]).toMatchObject({ line: 2, before: '&&', text: '||' });
});

it.each([
  ['const a = b < c && d;', '<', 'const a = (globalThis.faultMet?.(1), b < c) && d;'],
  ["const a = ['x', ...b];", "'x',", "const a = (globalThis.faultMet?.(1), ['x', ...b]);"],
  ['if (a) b();', 'a', 'if ((globalThis.faultMet?.(1), a)) b();'],
])('of %s the fault at %s is watched as %s', (text, before, watched) => {
  const fault = mutantsOf('a.ts', text).find((each) => each.before === before);
  expect(withWatches(text, [{ number: 1, met: fault?.met ?? { from: 0, to: 0 } }])).toBe(watched);
});

it('watches one expression inside another', () => {
  const [outer, inner] = [
    { number: 1, met: { from: 0, to: 5 } },
    { number: 2, met: { from: 0, to: 1 } },
  ];
  expect(withWatches('a + b', [inner, outer])).toBe('(globalThis.faultMet?.(1), (globalThis.faultMet?.(2), a) + b)');
});

it('each fault that is called equivalent can still be made', () => {
  for (const { file, line, before, text } of equivalents) {
    const faults = mutantsOf(file, linesOf(file).join('\n')).map((mutant) => ({ file, ...mutant }));
    const found = faults.filter((fault) => isEquivalent(fault) && fault.before === before && fault.text === text);
    expect([line, found.length > 0]).toEqual([line, true]);
  }
});
