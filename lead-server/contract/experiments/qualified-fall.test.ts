import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random.ts';
import { fallTo } from './qualified-fall.ts';

const count = (visits: number, qualified: number) => ({ visits, qualified });

describe('a fall of the qualified share', () => {
  it.each([
    ['half at 800 visits a day', count(5600, 448), count(800, 32), true],
    ['to nothing', count(7000, 560), count(1000, 0), true],
    ['half at 100 visits a day', count(700, 56), count(100, 4), false],
    ['a little less than half, however sure', count(700_000, 56_000), count(100_000, 4010), false],
    ['half, where the interval reaches what was', count(1400, 112), count(200, 8), false],
    ['a fifth, however sure', count(700_000, 56_000), count(100_000, 6400), false],
    ['a share so small that none was to be expected', count(7000, 7), count(1000, 0), false],
    ['a rise', count(7000, 560), count(1000, 160), false],
    ['nothing before', count(0, 0), count(1000, 10), false],
    ['nobody left', count(7000, 560), count(0, 0), false],
  ])('%s', (_what, before, after, fallen) => {
    expect(fallTo(before, after) !== undefined).toBe(fallen);
  });

  it('is said in fewer than one of a thousand days on which nothing fell', () => {
    const random = seededRandom(7);
    const draw = (visits: number, share: number) => {
      let qualified = 0;
      for (let at = 0; at < visits; at += 1) qualified += random(1_000_000) < share * 1_000_000 ? 1 : 0;
      return count(visits, qualified);
    };
    let said = 0;
    for (let day = 0; day < 1000; day += 1) {
      const visits = 200 + random(400);
      const rate = 0.03 + random(100) / 1000;
      if (fallTo(draw(visits * 7, rate), draw(visits, rate))) said += 1;
    }
    expect(said).toBeLessThanOrEqual(1);
  });
});
