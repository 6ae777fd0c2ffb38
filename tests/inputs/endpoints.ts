import { existsSync, readdirSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { type ApiCall, apiCalls } from '#contract/api/calls.ts';
import { plainFields } from '#contract/api/plain-page.ts';
import { extremePaths } from '#contract/checker/covering-paths.ts';
import { type PrivacyForm, privacyFields, privacyRequestPath } from '#contract/consent/privacy-request.ts';
import { answerFields } from '#contract/fields/fields.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { flowById, flows } from '#contract/flows/index.ts';
import { trackingFieldNames } from '#contract/lead/tracking.ts';
import { studioCallPath } from '#contract/studio/address.ts';
import { studioCalls } from '#contract/studio/calls.ts';
import { queryNameOf, switchNames } from '#design-system/switches/switches.ts';
import { campaignRows } from '#funnel/campaign/campaigns.ts';
import { legalPages } from '#funnel/content/legal.ts';
import { leadBody } from '../support/lead-body.ts';

/** One address of the server, with a valid request. */
export interface Endpoint {
  readonly name: string;
  /**
   * `call`: responds with JSON. `own page`: an operators' page or the API description. `page`: the funnel's. `file`: a static
   * file. `form`: a page's own, as a browser without script sends it, and shows again with what was typed.
   */
  readonly kind: 'call' | 'own page' | 'page' | 'file' | 'form';
  readonly method: string;
  /** As OpenAPI writes it: `/us/{zip}`. */
  readonly path: string;
  /** `{name}` of the path -> a value that is known. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Names that it reads in the query. */
  readonly query: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** Everything that its body may have, `formData.email` being a field of a field. */
  readonly fields: readonly string[];
  /** The type of the body. */
  readonly takes: z.ZodType | undefined;
  /** How the good request is answered. */
  readonly status: number;
  /** The type of the 200 response. */
  readonly answer: z.ZodType | undefined;
}

/** Values of a running server that some valid requests need. */
export interface KnownIds {
  /** A delivery that is in the store. */
  readonly delivery: string;
  /** The operators' session, as their browser sends it, and the token of its forms. */
  readonly session: string;
  readonly formToken: string;
  /** The cookies of a visit whose page was served. */
  readonly visit: string;
}
const nothingKnown: KnownIds = { delivery: 'none.none', session: '', formToken: '', visit: '' };

export const tokens = { OPS_TOKEN: 'an-invented-operations-token', METRICS_TOKEN: 'an-invented-metrics-token-' };
/** Where the built funnel is. */
const built = 'dist';
export const isBuilt = existsSync(`${built}/server/renderer.js`);

/** Whether the studio is built too. */
const hasStudio = existsSync(`${built}/studio/index.html`);

/** The studio's other routes: tests/ops asks them, as their refusals say to the operator what was sent. */
export const studioRoutes: readonly string[] = [
  'GET /studio/look/{key}',
  ...Object.keys(studioCalls).map((name) => `POST ${studioCallPath(name)}`),
  ...(hasStudio ? [] : ['GET /studio{/*page}']),
];

/** An invented secret, with which a buyer signs its replies. */
const callbackSecret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;

/** Settings with which a server has every endpoint of the list. */
export const settings: Readonly<Record<string, string>> = {
  ...tokens,
  ...(isBuilt ? { FUNNEL_DIR: built } : {}),
  COMPANY_EMAIL: 'x@example.com',
  CALLBACK_SECRETS: `exchange=${callbackSecret}`,
  TRUSTED_PROXIES: 'loopback',
  REGION_HEADERS: 'x-country,x-region',
  RATE_LEADS_PER_MINUTE: '0',
  RATE_CALLS_PER_MINUTE: '0',
  RATE_PAGES_PER_MINUTE: '0',
  RATE_PRIVACY_PER_MINUTE: '0',
  JUNK_PER_HOUR: '0',
};

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly propertyNames?: { readonly enum?: readonly string[] };
}
const namesIn = ({ properties = {}, propertyNames }: Shape): readonly string[] => [
  ...Object.entries(properties).flatMap(([name, inner]) => [name, ...namesIn(inner).map((each) => `${name}.${each}`)]),
  ...(propertyNames?.enum ?? []),
];
const fieldsOf = (schema: z.ZodType) => namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);

const plain = {
  parameters: {},
  query: [],
  headers: {},
  body: undefined,
  fields: [],
  takes: undefined,
  status: 200,
  answer: undefined,
} as const;

/** Of a visitor whose region needs no consent. */
const region = { 'x-country': 'US', 'x-region': 'CA' };

/** Where the description has no example, or one that a resolver would be asked about. */
const bodies: Readonly<Record<string, Endpoint['body']>> = {
  '/post-lead': leadBody(),
  '/api/validations/ipqs/email': { email: 'ann@mail.example' },
};

const callEndpoint = ({ method, path, query, body, response, example }: ApiCall): Endpoint => ({
  ...plain,
  kind: 'call',
  name: `${method.toUpperCase()} ${path}`,
  method: method.toUpperCase(),
  path,
  parameters: example?.params ?? {},
  query: Object.keys(query?.shape ?? {}),
  body: bodies[path] ?? example?.body,
  fields: body ? fieldsOf(body) : [],
  takes: body,
  headers: body ? { 'content-type': 'application/json' } : {},
  answer: response,
});

/** Every call of the description. */
export const describedEndpoints: readonly Endpoint[] = Object.values<ApiCall>(apiCalls).map(callEndpoint);

/** A buyer's reply to a known delivery, signed now. */
function replyRequest(delivery: string): Partial<Endpoint> {
  const [lead = '', destination = ''] = delivery.split('.');
  const body = { lead_id: lead, status: 'accepted', price: 12.5 };
  const at = new Date();
  return {
    kind: 'call',
    parameters: { destination },
    body,
    fields: ['lead_id', 'partner_lead_id', 'status', 'price', 'reason'],
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'reply-1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(callbackSecret).sign('reply-1', at, JSON.stringify(body)),
    },
  };
}

const own = (name: string, more: Partial<Endpoint> = {}): Endpoint => {
  const [method = '', path = ''] = name.split(' ');
  return { ...plain, kind: 'own page', name, method, path, ...more };
};

/** The server's routes besides the described calls. tests/inputs/description.test.ts holds both lists to its routes. */
export function pageEndpoints({ delivery, session, formToken }: KnownIds = nothingKnown): readonly Endpoint[] {
  const headers = { cookie: session };
  const form = (name: string, body: Readonly<Record<string, string>> = {}, status = 303) =>
    own(`POST ${name.startsWith('/') ? name : `/ops/${name}`}`, {
      status,
      body: { ...body, form_token: formToken },
      fields: [...Object.keys(body), 'form_token'],
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
  return [
    ...(hasStudio ? [own('GET /studio{/*page}', { headers, path: '/studio' })] : []),
    own('GET /ops', { headers }),
    form('/studio/lead-file', { id: delivery.split('.')[0] ?? '', because: 'A dispute.' }, 200),
    // without the session: a new one ends the one before
    { ...form('sign-in', { token: tokens.OPS_TOKEN }), headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    // no provider is set: a test of its own has one
    own('GET /ops/sign-in/provider', { status: 404 }),
    own('GET /ops/sign-in/callback', { query: ['state', 'code', 'iss', 'error'], status: 404 }),
    own('GET /ops/sessions', { headers }),
    form('sessions/end', { id: 'none' }, 404),
    own('GET /ops/account', { headers }),
    // the session of the token has no password of its own
    form('account', { renew: 'codes', password: 'none', code: '000000' }, 404),
    own('GET /ops/test-visits', { headers, query: ['page'] }),
    form('test-visits', { page: '/survey/fb?theme=3' }, 200),
    // the last of these: it ends the session
    form('sign-out'),
    // no partner is set, so nothing was sent there: tests/integration has one
    own('POST /partner-replies/{destination}', { ...replyRequest(delivery), status: 404 }),
    own('GET /privacy-confirm/{id}', { parameters: { id: 'none' }, query: ['token'], status: 404 }),
    own('POST /privacy-confirm/{id}', {
      parameters: { id: 'none' },
      body: { token: 'none', act: 'confirm' },
      fields: ['token', 'act'],
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      status: 404,
    }),
    own('GET /metrics', { headers: { authorization: `Bearer ${tokens.METRICS_TOKEN}` } }),
    own('GET /api/docs'),
    own('GET /api/docs.json'),
    own('GET /.well-known/security.txt'),
    own('GET /favicon.ico', { status: 302 }),
    own('GET /contact/{brand}.vcf', { parameters: { brand: 'auto-accident' } }),
  ];
}

const thankYouPaths = [
  ...flows.map(({ options }) => options.thankYouPath),
  ...Object.values(campaignRows).map((row) => row.thankYouPath),
];

const missing = '/no-such-page';
/** Every page of the funnel, and one that it has not. */
const pagePaths: readonly string[] = [
  ...Object.keys(campaignRows),
  ...new Set(thankYouPaths.filter((path) => path !== undefined)),
  ...legalPages.map((id) => `/${id}`),
  privacyRequestPath,
  missing,
];

/** The query parameters that pages read, on the server or in the browser. */
const pageQuery: readonly string[] = [
  ...switchNames.map(queryNameOf),
  ...trackingFieldNames,
  ...'variant s1 sent q cl is_disqualified dq_reason test email phone city state zip_code referer at visit'.split(' '),
];

const page = (path: string): Endpoint => ({
  ...plain,
  kind: 'page',
  name: `GET ${path}`,
  method: 'GET',
  path,
  query: pageQuery,
  status: path === missing ? 404 : 200,
});

const form = (path: string, body: Readonly<Record<string, string>>, fields: readonly string[]): Endpoint => ({
  ...page(path),
  kind: 'form',
  name: `POST ${path}`,
  method: 'POST',
  body,
  fields: [...fields, ...Object.values(plainFields)],
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  status: 303,
});

const [, onePage] = extremePaths(flowById('one-page') as Flow, { now: new Date() });
const askForNoSale = {
  ...{ firstName: 'Ana', lastName: 'Holloway', address: '1 Main Street', city: 'Denver', state: 'CO', zip: '80202' },
  ...{ email: 'ann@mail.example', phone: '(212) 664-7665', authorizedAgent: 'no', receiveInformationEmail: 'yes' },
  ...{ optOutOfSaleOrSharingOfInformation: 'yes', agreeTerms: 'yes' },
} satisfies PrivacyForm;

/** A form of one answer, the form that has every field, and the privacy form. */
const forms: readonly Endpoint[] = [
  form('/survey', { at: 'StartPath', start_path: 'start' }, ['start_path']),
  form('/form', { at: 'OnePageForm', ...onePage.answers }, Object.keys(answerFields)),
  form(privacyRequestPath, askForNoSale, privacyFields),
];

const oneIn = (folder: string) => (isBuilt ? (readdirSync(`${built}/${folder}`).find((name) => name.endsWith('.js')) ?? '') : '');

const file = (path: string): Endpoint => ({ ...plain, kind: 'file', name: `GET ${path}`, method: 'GET', path });

const fromDisk: readonly Endpoint[] = isBuilt
  ? [
      ...pagePaths.map(page),
      ...forms,
      file('/robots.txt'),
      file(`/assets/${oneIn('client/assets')}`),
      ...(existsSync(`${built}/storybook/index.html`) ? [file('/storybook/'), file('/storybook/index.json')] : []),
    ]
  : [];

/** As the browser of one visit sends it, its pair of cookie and header included. */
const asVisitor =
  (visit: string) =>
  (endpoint: Endpoint): Endpoint => {
    const token = /XSRF-TOKEN=([^;]*)/.exec(visit)?.[1];
    const own = visit === '' ? {} : { cookie: visit, ...(token === undefined ? {} : { 'x-xsrf-token': token }) };
    return { ...endpoint, headers: { ...endpoint.headers, ...region, ...own } };
  };

/** Every address of the server, one for each kind of file. */
export const endpointsOf = (known = nothingKnown): readonly Endpoint[] => [
  ...[...describedEndpoints, ...fromDisk].map(asVisitor(known.visit)),
  ...pageEndpoints(known),
];

/** Whether an address of our own is in the list: pages link to nothing that is not tried. */
export const isListed = (path: string): boolean => {
  const bare = (each: string) => (each.length > 1 ? each.replace(/\/$/, '') : each);
  const filled = ({ path: pattern, parameters = {} }: Endpoint) =>
    pattern.replace(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole);
  return endpointsOf().some((each) => bare(filled(each)) === bare(path));
};
