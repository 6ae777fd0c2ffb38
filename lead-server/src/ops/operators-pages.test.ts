import { expect, it } from 'vitest';
import { buildLead, type LeadRecord, parseSubmission } from '#contract/lead/lead-record.ts';
import { goodBody } from '#contract/testing/submissions.ts';
import { markupLines } from '../../../tests/support/markup-lines.ts';
import { notNamedReason } from '../delivery/hold-policy.ts';
import type { Markup } from '../lib/html.ts';
import type { LeadFile } from './lead-file/lead-file.ts';
import { leadFileBody } from './lead-file/lead-file-page.ts';
import { healthPage } from './overview/health-page.ts';
import { signedInPage, signInPage } from './page-parts.ts';
import { accountPage } from './sign-in/account-page.ts';
import { sessionsPage } from './sign-in/sessions-page.ts';
import { testVisitsPage } from './test-visits-page.ts';

// The text of operators' pages, word for word. After a change on purpose: npx vitest run --project rules -u, and read
// the difference.

const hour = 3_600_000;
const now = Date.parse('2026-03-20T12:00:00Z');
const id = '019d0b7c-0000-7000-8000-000000000001';

const record = (): LeadRecord => {
  const parsed = parseSubmission({ ...goodBody, time_on_steps: 'StartPath:3,AtFault:12' });
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  const place = { city: 'Los Angeles', state: 'CA', state_long: 'California', county: 'Los Angeles' };
  const built = buildLead(parsed.value, { now: new Date(now), ipAddress: '192.0.2.7', userAgent: 'Test/1.0', place });
  if (!built.ok) throw new Error(built.refusal.message);
  return built.value;
};

const exchange = {
  at: '2026-03-20T11:00:00.000Z',
  ms: 210,
  host: 'leads.example',
  request: { headers: { 'content-type': 'application/json' }, body: '{"first_name":"Ana"}' },
  response: { status: 200, body: 'taken <b>' },
};
const audit = (did: string, more: object = {}) => ({
  at: '2026-03-20T10:00:00.000Z',
  who: 'ines',
  did,
  what: `${id}.lead.ingest`,
  ...more,
});

async function expectPages(file: string, pages: Readonly<Record<string, Markup>>): Promise<void> {
  const text = Object.entries(pages).map(([name, page]) => `=== ${name}\n${markupLines(page.text)}`);
  await expect(text.join('\n')).toMatchFileSnapshot(`expected/${file}.txt`);
}

it('the page without script says what waits, and how to reach the command line', async () => {
  const quiet = { problems: [], queue: [], requests: { count: 0, oldest: 0 }, held: [] };
  await expectPages('health', {
    quiet: healthPage({ now, closed: [], health: { ok: true, ...quiet } }),
    busy: healthPage({
      now,
      closed: ['crm'],
      health: {
        ...quiet,
        ok: false,
        problems: [{ what: 'lead.ingest: 3 given up.', todo: 'See ops deliveries --state dead.' }],
        queue: [{ destination: 'lead.ingest', pending: 7, oldestDue: now - 5 * hour, dead: 3 }],
        held: [{ reason: notNamedReason, leads: 12, oldest: now - 50 * hour }],
      },
    }),
  });
});

it('the sign-in pages', async () => {
  const session = { id: 's1', name: 'ines', role: 'admin' as const, startedAt: now - hour, seenAt: now, from: 'ab12' };
  const own = { name: 'ines', role: 'admin' as const };
  await expectPages('accounts', {
    'by name': signInPage({ form: 'password', byProvider: false, error: undefined }),
    'by name or provider, refused': signInPage({ form: 'password', byProvider: true, error: 'That was not right.' }),
    'by provider alone': signInPage({ form: undefined, byProvider: true, error: undefined }),
    'by token': signInPage({ form: 'token', byProvider: false, error: undefined }),
    'by token, refused': signInPage({ form: 'token', byProvider: false, error: 'That was not right.' }),
    'signed in': signedInPage,
    'nobody there': sessionsPage([], { id: 's1' }),
    sessions: sessionsPage([session, { ...session, id: 's2', name: 'jo', role: 'viewer' }], { id: 's1' }),
    account: accountPage({ own, hasSecrets: true }),
    'account, refused': accountPage({ own, hasSecrets: true, error: 'That was not right.' }),
    'account of a provider': accountPage({ own, hasSecrets: false }),
    'new password': accountPage({ own, hasSecrets: true, made: { which: 'password', text: 'four-words-made-up' } }),
    'new codes': accountPage({ own, hasSecrets: true, made: { which: 'codes', text: 'otpauth://totp/x?secret=ABCDEFGHIJ' } }),
    'test visits': testVisitsPage({ page: '/survey' }),
    'test visit, refused': testVisitsPage({ page: 'survey', error: 'A path begins with a slash.' }),
    'test visit, made': testVisitsPage({ page: '/survey', link: 'https://survey.example/survey?test=1' }),
  });
});

it('a lead’s file has the whole record for a court', async () => {
  const { said, sent, rules, meta } = record();
  const receipt = {
    ...{
      at: '2026-03-20T11:59:00.000Z',
      receivedAt: '2026-03-20T12:00:00.000Z',
      text: 'I agree.',
      version: 'common-1',
      language: 'en',
    },
    ...{ brand: 'Auto Accident Team', partners: 'Harbor Law', pageUrl: 'https://survey.example/survey', ipAddress: '192.0.2.7' },
    ...{ userAgent: 'Test/1.0', trustedFormCertId: 'https://cert.trustedform.com/0', leadIdToken: 'token-1', textHash: 'ab12' },
  };
  const screen = {
    step: 'AtFault',
    offered: ['Yes', 'No'],
    given: [['Were you at fault?', 'No'] as const],
    seconds: '12',
    changes: 0,
  };
  const whole = {
    record: { id, state: 'stored', receivedAt: '2026-03-20T12:00:00.000Z', key: 'k', said, sent, rules, meta, receipt },
    screens: [
      screen,
      { ...screen, step: 'StartPath', heading: 'Were you hurt?', subhead: 'It is free.', seconds: '', changes: 2 },
    ],
    deliveries: [
      {
        submission: id,
        destination: 'lead.ingest',
        state: 'delivered',
        attempts: 1,
        reason: '',
        buyer: 'Harbor Law',
        updatedAt: '2026-03-20T12:00:02.000Z',
        attempt: exchange,
      },
      {
        ...{
          submission: id,
          destination: 'crm',
          state: 'dead',
          attempts: 5,
          reason: 'timeout',
          updatedAt: '2026-03-20T13:00:00.000Z',
        },
        attempt: { ...exchange, response: undefined },
        reply: { submissionId: id, destination: 'crm', at: now, verdict: 'returned', reason: 'no answer', partnerLeadId: 'B-1' },
      },
    ],
    optedOut: true,
    acts: [audit('reveal'), audit('drop', { because: 'the partner has left' })],
    madeAt: '2026-03-21T00:00:00.000Z',
    recordHash: 'aa',
    fileHash: 'bb',
  } as unknown as LeadFile;
  const changed = {
    ...whole.record,
    rules: ['hospital-means-treatment', 'state-by-zip'],
    sent: { ...sent, physical_injury: 'Other' },
    meta: {
      ...meta,
      ...{ words: 'cd34', script: 'none', changed: ['AtFault', 'StartPath'], consent: { ...meta.consent, verified: false } },
    },
  };
  const erased = { id, state: 'erased', receivedAt: whole.record.receivedAt, key: 'k' };
  await expectPages('lead-file', {
    whole: leadFileBody(whole),
    'changed by a rule, no opt-out, no acts': leadFileBody({
      ...whole,
      record: changed as never,
      optedOut: false,
      acts: [],
      screens: [{ ...screen, changes: 1 }],
      deliveries: [
        {
          ...{ submission: id, destination: 'crm', state: 'delivered', attempts: 1, reason: '', updatedAt: whole.madeAt },
          reply: {
            ...{ submissionId: id, destination: 'crm', at: now, verdict: 'accepted', priceCents: 123_450, reason: '' },
            partnerLeadId: '',
          },
        },
      ],
    }),
    erased: leadFileBody({ ...whole, record: erased, screens: [], deliveries: [] }),
  });
});
