import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceOf, nameInFigures } from './arrival.ts';

describe('a name in figures', () => {
  it.each([
    ['lookalike-3', 'lookalike-3'],
    [' fb|spark 12 ', 'fb|spark 12'],
    ['1', '1'],
    // a click id of digits is no phone
    ['120214984573920384', '120214984573920384'],
    ['1234567890', '1234567890'],
    ['a<b>"c', 'a_b__c'],
    ['x'.repeat(70), 'x'.repeat(60)],
    ['ana@example.com', ''],
    ['ana%40example.com', ''],
    ['2125550143', ''],
    ['+1 (212) 555-0143', ''],
    ['call 212.555.0143 now', ''],
    ['12125550143', ''],
  ])('of %j is %j', (text, name) => {
    expect(nameInFigures(text)).toBe(name);
  });

  it('never holds an @, and is the same when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const name = nameInFigures(text);
        expect(name).not.toContain('@');
        expect(nameInFigures(name)).toBe(nameInFigures(name.trim()));
      }),
    );
  });
});

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'tablet'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'computer'],
    ['', 'computer'],
  ])('of %s is a %s', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });
});
