import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asHttpError } from '../http/errors.ts';
import { describeFailure } from './log.ts';

it('a failure is logged by its place, without its message in any layout', () => {
  const secret = 'Canaria Holloway';
  const part = fc.constantFrom(secret, '\n', '\n    at ', 'at ', ' (/a/b.ts:1:2)', '\nError: ', 'file:///x:1:1', ' ');
  const messages = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(messages, (message) => {
      const { at, ...rest } = describeFailure(new TypeError(message));
      expect(rest).toEqual({ name: 'TypeError', code: '' });
      expect(at).not.toContain('Canaria');
      expect(at).toMatch(/^at .*log\.test\.ts/);
    }),
  );
});

it.each([undefined, null, 'Canaria', 7, { name: 'Canaria Holloway', code: 'canaria@example.com', stack: 'Canaria' }])(
  'a value that is no error is described without failing or revealing it: %j',
  (thrown) => {
    const described = describeFailure(thrown);
    expect(JSON.stringify(described)).not.toMatch(/canaria/i);
    expect(described.at).toBe('');
    expect(asHttpError(thrown).status).toBe(500);
  },
);
