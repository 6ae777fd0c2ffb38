import { expect, it } from 'vitest';
import { may, operatorName, permissionNames } from './operators.ts';

// docs/spec/consent.md#operators, by role: the table in the code is by permission
it.each([
  ['viewer', 'affiliates'],
  ['qa', 'test approve affiliates'],
  ['media', 'test spend'],
  ['marketer', 'test draft publish approve pause affiliates spend silence'],
  ['operator', 'test pause affiliates leads send reveal silence settings draftSettings'],
  ['privacy', 'affiliates leads reveal privacy export settings draftConsents'],
] as const)('%s may: %s', (role, permissions) => {
  expect(permissionNames.filter((each) => may(role, each)).join(' ')).toBe(permissions);
});

it('an admin may do all but take a file of leads alone', () => {
  expect(permissionNames.filter((each) => !may('admin', each))).toEqual(['export']);
});

it('a name is no word of the audit’s own, and no address', () => {
  for (const name of ['ana.rivera', 'a1', 'ops-two', 'tokens']) expect(operatorName.test(name), name).toBe(true);
  for (const name of ['ops', 'token', 'page', 'server', 'a', 'Ana', '1a', 'ana@x', `a${'b'.repeat(40)}`])
    expect(operatorName.test(name), name).toBe(false);
});
