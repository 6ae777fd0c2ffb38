import { expect, it } from 'vitest';
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
