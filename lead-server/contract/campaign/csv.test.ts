import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvFault, readCsv, writeCsv } from './csv.ts';

const cells = (text: string) => readCsv(text).map((row) => row.cells);
const cell = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(',', ';', '"', "'", '\n', '\r', '\t', '=', '-', ' ', 'a', '\ufeff') }),
);

describe('csv', () => {
  it('gives back every cell that it wrote', () => {
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, (written) => {
        const kept = written.filter((row) => row.some((each) => each !== ''));
        // the first line names columns: it decides what separates the cells
        const head = ['a', 'b'];
        expect(cells(writeCsv([head, ...written]))).toEqual([head, ...kept]);
      }),
    );
  });

  it('never writes a cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(cell, (each) => {
        const [, line = ''] = writeCsv([['a'], [each]]).split('\r\n');
        expect(line.replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });

  it('reads quotes, line ends, a byte order mark, semicolons and tabs', () => {
    expect(cells('\ufeffa,b\r\n"1,5","say ""no""\nmore"\r\n')).toEqual([
      ['a', 'b'],
      ['1,5', 'say "no"\nmore'],
    ]);
    expect(cells('a;b\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
    expect(cells('a\tb\n1\t2\n\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(readCsv('a,b\n\n"x\ny",1\nz,2').map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it('names the line of a quotation mark that is not closed', () => {
    expect(() => readCsv('a,b\n1,2\n"3,4\n5,6')).toThrow(new CsvFault('Line 3: a quotation mark is not closed.'));
  });
});
