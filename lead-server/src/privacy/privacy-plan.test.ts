import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PrivacyForm, requestsOf, requestTypes } from '#contract/consent/privacy-request.ts';
import { type LeadMatch, planPrivacyRequest } from './privacy-plan.ts';

const person = { email: 'maria@example.com', phone: '(212) 664-7665' };
const asks = (...types: readonly (typeof requestTypes)[number][]): PrivacyForm => ({
  ...person,
  ...Object.fromEntries(types.map((type) => [type, 'yes'])),
});
const match = (lead: string, email: boolean, phone: boolean, had: readonly string[] = []): LeadMatch => ({
  lead,
  email,
  phone,
  had,
});
const both = match('both', true, true, ['exchange']);
const one = match('one', true, false, ['ingest']);

const requests = fc.record({
  by: fc.constantFrom('page' as const, 'operator' as const),
  verdict: fc.constantFrom('passed' as const, 'failed' as const, 'missing' as const, 'unknown' as const),
  form: fc
    .record({
      types: fc.subarray([...requestTypes]),
      agent: fc.constantFrom('yes', 'no'),
      email: fc.constantFrom('', person.email),
      phone: fc.constantFrom('', person.phone),
    })
    .map(({ types, agent, email, phone }): PrivacyForm => ({ ...asks(...types), authorizedAgent: agent, email, phone })),
});
const matches = fc.array(
  fc
    .tuple(fc.uuid(), fc.boolean(), fc.boolean())
    .map(([lead, email, phone]) => match(lead, email, phone || !email, ['exchange'])),
);

describe('the plan for a privacy request', () => {
  it('drops no request: each is carried out or waits for a person', () => {
    fc.assert(
      fc.property(requests, matches, (request, found) => {
        const { automatic, forPerson } = planPrivacyRequest(request, found);
        const dealtWith = new Set([...automatic, ...forPerson.map((each) => each.request)]);
        expect([...dealtWith].sort()).toEqual([...requestsOf(request.form)].sort());
      }),
    );
  });

  it('discloses and deletes nothing on a match of less than email and phone, unless a person confirms it', () => {
    fc.assert(
      fc.property(requests, matches, (request, found) => {
        const { certain } = planPrivacyRequest(request, found);
        for (const lead of certain) {
          const { email, phone } = found.find((each) => each.lead === lead) as LeadMatch;
          expect(request.by === 'operator' || (email && phone)).toBe(true);
        }
      }),
    );
  });

  it('does nothing by itself without a passed captcha, but for the opt-out where the captcha was unavailable', () => {
    fc.assert(
      fc.property(requests, matches, (request, found) => {
        fc.pre(request.by === 'page' && request.verdict !== 'passed');
        const { automatic } = planPrivacyRequest(request, found);
        const may = request.verdict === 'unknown' ? ['optOutOfSaleOrSharingOfInformation'] : [];
        expect(automatic.filter((type) => !may.includes(type))).toEqual([]);
      }),
    );
  });

  const passed = { by: 'page', verdict: 'passed' } as const;

  it('opts out every matching lead, and notifies all partners that had one', () => {
    const plan = planPrivacyRequest({ ...passed, form: asks('optOutOfSaleOrSharingOfInformation') }, [both, one]);
    expect(plan).toMatchObject({ automatic: ['optOutOfSaleOrSharingOfInformation'], forPerson: [] });
    expect(plan.tell).toEqual({ exchange: ['both.exchange'], ingest: ['one.ingest'] });
  });

  it('deletes certain matches at once, and leaves the rest to a person', () => {
    const plan = planPrivacyRequest({ ...passed, form: asks('requestToDeleteInformation') }, [both, one]);
    expect(plan).toMatchObject({ automatic: ['requestToDeleteInformation'], certain: ['both'], likely: ['one'] });
    expect(plan.forPerson).toHaveLength(1);
    expect(plan.tell).toEqual({ exchange: ['both.exchange'] });
  });

  it('leaves nothing to a person when every match is certain, or there is none', () => {
    const forms = [asks('requestToDeleteInformation'), asks('optOutOfSaleOrSharingOfInformation', 'requestToDeleteInformation')];
    for (const form of forms)
      for (const found of [[both], []]) expect(planPrivacyRequest({ ...passed, form }, found).forPerson).toEqual([]);
  });

  it.each(['requestForInformation', 'requestToCorrectInformation', 'submitAnAppeal'] as const)(
    'notifies no destination of a person’s %s, which asks nothing of it',
    (type) => expect(planPrivacyRequest({ ...passed, form: asks(type) }, [both]).tell).toEqual({}),
  );

  it.each([
    ['', ''],
    ['maria@', '(212) 664'],
    ['maria', '664-7665'],
  ])('leaves an opt-out or a deletion by %j and %j to a person', (email, phone) => {
    const form = { ...asks('optOutOfSaleOrSharingOfInformation', 'requestToDeleteInformation'), email, phone };
    const plan = planPrivacyRequest({ ...passed, form }, []);
    expect(plan.automatic).toEqual([]);
    expect(plan.forPerson).toHaveLength(2);
  });

  it.each([
    [person.email, '664'],
    ['maria', person.phone],
  ])('opts out by %j and %j, as one of them is complete, and deletes nothing by it', (email, phone) => {
    const form = { ...asks('optOutOfSaleOrSharingOfInformation', 'requestToDeleteInformation'), email, phone };
    expect(planPrivacyRequest({ ...passed, form }, [])).toMatchObject({
      automatic: ['optOutOfSaleOrSharingOfInformation'],
      forPerson: [{ request: 'requestToDeleteInformation' }],
    });
  });

  it.each(['page', 'operator'] as const)('makes the copy by itself, and waits for the person who sends it (by %s)', (by) => {
    const plan = planPrivacyRequest({ ...passed, by, form: asks('requestForInformation') }, [both]);
    expect(plan).toMatchObject({ automatic: ['requestForInformation'], forPerson: [{ request: 'requestForInformation' }] });
  });

  it("notifies a partner of each of the person's leads that it had", () => {
    const another = match('another', true, true, ['exchange', 'ingest']);
    const plan = planPrivacyRequest({ ...passed, form: asks('requestToDeleteInformation') }, [both, another]);
    expect(plan.tell).toEqual({ exchange: ['both.exchange', 'another.exchange'], ingest: ['another.ingest'] });
  });

  it.each(['requestToCorrectInformation', 'submitAnAppeal'] as const)('leaves a person’s own %s to a person', (type) => {
    expect(planPrivacyRequest({ ...passed, form: asks(type) }, [both])).toMatchObject({
      automatic: [],
      forPerson: [{ request: type, because: 'a person decides this' }],
    });
  });

  it.each([
    ['requestForInformation', /^a lead matches in email or phone only: .*; the copy is made: send it/],
    ['requestToDeleteInformation', /^a lead matches in email or phone only: make sure whose it is$/],
  ] as const)('tells for %s what a person still has to do', (type, because) => {
    const plan = planPrivacyRequest({ ...passed, form: asks(type) }, [both, one]);
    expect(plan.forPerson).toEqual([{ request: type, because: expect.stringMatching(because) }]);
  });

  it('leaves corrections, appeals and the deletions of agents to a person, who may approve them', () => {
    const form = {
      ...asks('requestToDeleteInformation', 'requestToCorrectInformation', 'submitAnAppeal'),
      authorizedAgent: 'yes',
    };
    expect(planPrivacyRequest({ ...passed, form }, [both]).automatic).toEqual([]);
    expect(planPrivacyRequest({ by: 'operator', verdict: 'passed', form }, [both, one])).toMatchObject({
      forPerson: [],
      certain: ['both', 'one'],
    });
  });
});
