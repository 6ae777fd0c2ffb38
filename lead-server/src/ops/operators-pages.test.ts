import { expect, it } from 'vitest';
import { buildLead, type LeadRecord, parseSubmission } from '#contract/lead/lead-record.ts';
import { goodBody } from '#contract/testing/submissions.ts';
import { markupLines } from '../../../tests/support/markup-lines.ts';
import { notNamedReason } from '../delivery/hold-policy.ts';
import type { Markup } from '../lib/html.ts';
import type { DeliveryState, StoredDelivery, StoredSubmission } from '../store/records.ts';
import { deliveryPage } from './delivery/delivery-page.ts';
import type { LeadFile } from './lead-file/lead-file.ts';
import { leadFileBody } from './lead-file/lead-file-page.ts';
import { overviewPage } from './overview/overview-page.ts';
import { signedInPage, signInPage } from './page-parts.ts';
import { accountPage } from './sign-in/account-page.ts';
import { sessionsPage } from './sign-in/sessions-page.ts';
import { testVisitsPage } from './test-visits-page.ts';

// The text of operators' pages, word for word. After a change on purpose: npx vitest run --project rules -u, and read
// the difference.

const hour = 3_600_000;
const now = Date.parse('2026-03-20T12:00:00Z');
const id = '019d0b7c-0000-7000-8000-000000000001';

const delivery = (state: DeliveryState, more: Partial<StoredDelivery> = {}): StoredDelivery => ({
  submissionId: id,
  destination: 'lead.ingest',
  state,
  reason: '',
  attempts: 2,
  nextAt: now + hour,
  updatedAt: now - hour,
  ...more,
});
const submission = {
  id,
  kind: 'lead',
  receivedAt: now - 2 * hour,
  deliveries: [delivery('delivered'), delivery('dead', { destination: 'notify-team', reason: 'HTTP 500' })],
} as unknown as StoredSubmission;

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

it("the overview shows the queue, dead letters, incoming leads and operators' acts", async () => {
  const quiet = { now, statuses: [], dead: [], held: [], counts: [], replies: [], uncounted: 0, audits: [], done: undefined };
  const span = { from: now - 47 * hour, everyMs: hour, pieces: 48 };
  const requests = { count: 0, oldest: 0 };
  const depth = (destination: string, pending: number, oldestDue: number, dead: number) => ({
    destination,
    pending,
    oldestDue,
    dead,
  });
  const count = (destination: string, state: DeliveryState, hoursAgo: number, many: number) => ({
    destination,
    state,
    at: now - hoursAgo * hour,
    count: many,
  });
  await expectPages('overview', {
    quiet: overviewPage({ ...quiet, span, health: { ok: true, problems: [], queue: [], requests, held: [] } }),
    busy: overviewPage({
      now,
      span,
      health: {
        ok: false,
        problems: [{ what: 'lead.ingest: 3 given up.', todo: 'See ops deliveries --state dead.' }],
        queue: [
          depth('lead.ingest', 7, now - 5 * hour, 3),
          depth('notify-team', 1, now - 30_000, 0),
          depth('crm', 2, now + hour, 1),
          depth('archive', 4, now - 60_000, 0),
          depth('late', 1, now - 3 * 24 * hour, 0),
        ],
        requests,
        held: [{ reason: notNamedReason, leads: 12, oldest: now - 50 * hour }],
      },
      statuses: [
        { destination: 'lead.ingest', circuitOpen: true, isEndpointGone: false, misconfigured: '' },
        { destination: 'notify-team', circuitOpen: false, isEndpointGone: false, misconfigured: 'HTTP 401' },
        { destination: 'crm', circuitOpen: true, isEndpointGone: true, misconfigured: '' },
        { destination: 'late', circuitOpen: false, isEndpointGone: false, misconfigured: '' },
      ],
      held: [delivery('held', { reason: notNamedReason })],
      dead: [
        delivery('dead', { reason: 'HTTP 500' }),
        delivery('dead', { submissionId: id.replace(/1$/, '2'), reason: 'HTTP 500' }),
      ],
      counts: [
        count('lead.ingest', 'delivered', 40, 17),
        count('lead.ingest', 'dead', 40, 2),
        count('lead.ingest', 'pending', 1, 7),
        count('notify-team', 'delivered', 0, 120),
        count('notify-team', 'held', 12, 3),
      ],
      replies: [
        { destination: 'lead.ingest', verdict: 'accepted', count: 9, cents: 1_234_500 },
        { destination: 'lead.ingest', verdict: 'rejected', count: 2, cents: 0 },
        { destination: 'lead.ingest', verdict: 'returned', count: 1, cents: 0 },
        { destination: 'crm', verdict: 'rejected', count: 0, cents: 0 },
      ],
      uncounted: 3,
      audits: [
        audit('reveal'),
        audit('drop', { because: 'the partner has left' }),
        audit('erase', { who: 'ops', what: 'a person' }),
        ...['sign in', 'list', 'verify', 'test', 'operators', 'own secret', 'end session', 'replay', 'release', 'export'].map(
          (did) => audit(did, { what: did }),
        ),
        ...['optout', 'optin', 'approve', 'close', 'rotate', 'backup', 'restore'].map((did) => audit(did, { what: did })),
      ] as Parameters<typeof overviewPage>[0]['audits'],
      done: 'Sent 2 again.',
    }),
  });
});

it('a delivery shows its state and its allowed actions, and personal data only on request', async () => {
  const page = (more: Partial<Parameters<typeof deliveryPage>[0]>) =>
    deliveryPage({ delivery: delivery('delivered'), submission, reply: undefined, isConfigured: true, ...more });
  const heard = { submissionId: id, destination: 'lead.ingest', at: now, partnerLeadId: 'B-1' };
  const { said, sent, rules, meta } = record();
  await expectPages('delivery', {
    delivered: page({ reply: { ...heard, verdict: 'accepted', reason: '', priceCents: 12_050 } }),
    'given up': page({
      delivery: delivery('dead', { reason: 'HTTP 500' }),
      reply: { ...heard, verdict: 'rejected', reason: 'duplicate' },
    }),
    waiting: page({ delivery: delivery('pending') }),
    held: page({ delivery: delivery('held', { reason: 'name looks made up' }) }),
    'no partner, with one now': page({ delivery: delivery('no_partner') }),
    'no partner': page({ delivery: delivery('no_partner'), isConfigured: false }),
    'of a privacy request': page({ submission: { ...submission, kind: 'privacy', deliveries: [] } }),
    'nothing sent yet, revealed': page({ revealed: { exchange: undefined, lead: undefined } }),
    'no answer, revealed': page({ revealed: { exchange: { ...exchange, response: undefined } as never, lead: undefined } }),
    'answered, revealed': page({ revealed: { exchange, lead: { said, sent, rules, meta } as never } }),
    'answered deeply, revealed': page({
      revealed: {
        exchange: { ...exchange, response: { status: 502, body: `${'['.repeat(30)}${']'.repeat(30)}` } },
        lead: undefined,
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
  const changed = { ...whole.record, rules: ['hospital-means-treatment'], sent: { ...sent, physical_injury: 'Other' } };
  const erased = { id, state: 'erased', receivedAt: whole.record.receivedAt, key: 'k' };
  await expectPages('lead-file', {
    whole: leadFileBody(whole),
    'changed by a rule, no opt-out, no acts': leadFileBody({
      ...whole,
      record: changed as never,
      optedOut: false,
      acts: [],
      deliveries: [],
    }),
    erased: leadFileBody({ ...whole, record: erased, screens: [], deliveries: [] }),
  });
});
