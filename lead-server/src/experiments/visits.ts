import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Arrival } from '#contract/experiments/arrival.ts';
import type { ServedVariants } from '#contract/experiments/experiment.ts';
import type { FigureCell } from '#contract/experiments/figures.ts';
import { partOfVariant } from '#contract/experiments/parts.ts';
import { variantCookiePrefix } from '#contract/experiments/variant-cookie.ts';
import { flows } from '#contract/flows/index.ts';
import { cookieNames, hostCookie, isSecure, readCookie, readHostCookie, setCookie, setHostCookie } from '../lib/cookies.ts';
import { sameSecret } from '../lib/secrets.ts';
import { advertisingRuleFor } from '../partners/page-scripts.ts';
import type { Config } from '../settings/config.ts';
import type { Vault } from '../vault/vault.ts';
import { type ArrivalClaim, createArrivals, readArrival, sealedArrival } from './arrivals.ts';

/** A random id for our figures, tied to no person; no script can read it. */
const visitorCookie = 'visitor';
const visitorForm = /^[\w-]{22}$/;
/** assumed: longer than any experiment should take. */
const visitorSeconds = 90 * 86_400;

/** The variants served, one cookie a flow: a visitor may have two surveys open. */
const visitCookie = (flow: string) => `visit-${flow}`;
const visitSeconds = 2 * 86_400;

/** A visit that may be counted, as the signed cookie of its page says. */
export interface Visit {
  readonly served: ServedVariants;
  /** Keyed hash of the visitor's id. */
  readonly visitor: string;
  /** Where the figures by campaign count it; undefined where the visit began before there were any. */
  readonly arrival?: Arrival | undefined;
}

/** The cells that count a visit in experiments: the variant of each. */
export const cellsOf = ({ flow, assignment }: ServedVariants): readonly FigureCell[] =>
  Object.entries(assignment).map(([experiment, variant]) => ({ flow, experiment, variant }));

/** The cells that count a visit once more in each experiment: by its device, and by its language. */
export const partCellsOf = ({ served: { flow, assignment }, arrival }: Visit): readonly FigureCell[] =>
  arrival === undefined
    ? []
    : Object.entries(assignment).flatMap(([experiment, variant]) =>
        [arrival.cell.device, arrival.cell.language].map((part) => ({ flow, experiment, variant: partOfVariant(variant, part) })),
      );

/** 128 bits of signature, 96 bits of visitor id. */
const signatureLength = 22;
const keyLength = 16;

export interface VisitCookies {
  /** The visitor of a page, known or new; undefined after an opt-out, or where the law asks first. No page sets a cookie. */
  visitorOf(request: IncomingMessage): string | undefined;
  /** The variants that a visitor has already, as `experiment.variant`, and whether the edge named them. */
  variantsOf(request: IncomingMessage): { readonly variants: readonly string[]; readonly byEdge: boolean };
  /** Signs a page's variants. Everybody who gets the page gets the same stamp. */
  stampOf(served: ServedVariants): string;
  /**
   * Begins a visit with the first call of a page's script.
   * @param claim where the page says that it came from
   * @returns the Set-Cookie headers, which after an opt-out delete the cookies, and whether the visit counts in the figures
   */
  begin(request: IncomingMessage & { readonly secure: boolean }, stamp: string | undefined, claim?: ArrivalClaim): BegunVisit;
  /** The visit that a call belongs to; undefined where it must not be known or the cookie is not ours. */
  visitOf(request: IncomingMessage, flow: string): Visit | undefined;
}

export interface BegunVisit {
  readonly cookies: readonly string[];
  readonly counted: boolean;
}

type Settings = Pick<Config, 'PUBLIC_URL' | 'REGION_HEADERS' | 'ASKING_REGIONS' | 'VARIANTS_HEADER'>;

/** The content of a stamp and of a visit's cookie. */
type Payload = readonly [
  campaign: string,
  assignment: ServedVariants['assignment'],
  forced: 0 | 1,
  switches: ServedVariants['switches'],
  version?: number,
];

const encoded = ({ campaign, assignment, forced, switches, version }: ServedVariants) => {
  const first: Payload = [campaign, assignment, forced ? 1 : 0, switches];
  return Buffer.from(JSON.stringify(version === undefined ? first : [...first, version])).toString('base64url');
};

/** Only for what we signed: its shape is known. */
function decoded(flow: string, payload: string): ServedVariants {
  const [campaign, assignment, forced, switches, version] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Payload;
  return { flow, campaign, ...(version !== undefined && { version }), assignment, forced: forced === 1, switches };
}

/**
 * Reads and signs the visit's cookies. Visitors who refuse advertising, or were not asked where the law says so, have no id. See
 * docs/spec/consent.md#global-privacy-control.
 */
export function createVisitCookies(settings: Settings, vault: Vault, now: () => number = Date.now): VisitCookies {
  const arrivals = createArrivals(now);
  const mayCount = (request: IncomingMessage) => advertisingRuleFor(settings, request) === 'allowed';
  const ownCookie = (request: IncomingMessage, name: string) =>
    readHostCookie(request.headers.cookie, name, isSecure(settings, request));
  const known = (request: IncomingMessage) => {
    const id = ownCookie(request, visitorCookie);
    return id !== undefined && visitorForm.test(id) ? id : undefined;
  };
  /** A stamp is anybody's: it is signed for no visitor. */
  const signed = (visitor: string, flow: string, payload: string) => `${visitor} ${flow} ${payload}`;
  const sign = (...parts: Parameters<typeof signed>) => vault.keyedHash('visit', signed(...parts)).slice(0, signatureLength);
  const isSigned = (mac: string, ...parts: Parameters<typeof signed>) =>
    vault.keyedHashes('visit', signed(...parts)).some((each) => sameSecret(each.slice(0, signatureLength), mac));
  /** The arrival in a visit's cookie; undefined where it has none of ours. */
  const arrivalIn = (value: string, visitor: string, flow: string) => {
    const [payload = '', , arrival, mac = ''] = value.split('.');
    return arrival !== undefined && isSigned(mac, visitor, flow, `${payload}.${arrival}`) ? readArrival(arrival) : undefined;
  };
  const newVisitor = () => randomBytes(16).toString('base64url');

  return {
    visitorOf: (request) => (mayCount(request) ? (known(request) ?? randomUUID()) : undefined),

    variantsOf({ headers }) {
      const named = settings.VARIANTS_HEADER === '' ? undefined : headers[settings.VARIANTS_HEADER];
      if (typeof named === 'string' && named !== '')
        return { variants: named.split(',').map((each) => each.trim()), byEdge: true };
      const names = cookieNames(headers.cookie).filter((name) => name.startsWith(variantCookiePrefix));
      const variants = names.map((name) => `${name.slice(variantCookiePrefix.length)}.${readCookie(headers.cookie, name)}`);
      return { variants, byEdge: false };
    },

    stampOf(served) {
      const payload = encoded(served);
      return `${served.flow}.${payload}.${sign('', served.flow, payload)}`;
    },

    begin(request, stamp = '', claim = { affid: '', sub: '', source: '' }) {
      const { cookie: header } = request.headers;
      const secure = isSecure(settings, request);
      if (!mayCount(request)) {
        const own = [visitorCookie, ...flows.map(({ id }) => visitCookie(id))].flatMap((name) => [name, hostCookie(name, true)]);
        const variants = cookieNames(header).filter((name) => name.startsWith(variantCookiePrefix) && /^[a-z\d-]+$/.test(name));
        const there = [...own.filter((name) => readCookie(header, name) !== undefined), ...variants];
        return { cookies: there.map((name) => setCookie(name, '', { secure, seconds: 0 })), counted: false };
      }
      const [flow = '', payload = '', mac = ''] = stamp.split('.');
      if (!isSigned(mac, '', flow, payload)) return { cookies: [], counted: false };
      const before = known(request);
      const visitor = before ?? newVisitor();
      const served = decoded(flow, payload);
      const running = before === undefined ? undefined : arrivalIn(ownCookie(request, visitCookie(flow)) ?? '', before, flow);
      const arrival = sealedArrival(arrivals.of(served, claim, request.headers['user-agent'], running));
      const visit = [payload, sign(visitor, flow, payload), arrival, sign(visitor, flow, `${payload}.${arrival}`)].join('.');
      return {
        cookies: [
          ...(before === undefined ? [setHostCookie(visitorCookie, visitor, { secure, seconds: visitorSeconds })] : []),
          setHostCookie(visitCookie(flow), visit, { secure, seconds: visitSeconds }),
        ],
        counted: !served.forced,
      };
    },

    visitOf(request, flow) {
      const value = ownCookie(request, visitCookie(flow));
      const visitor = known(request);
      if (value === undefined || visitor === undefined || !mayCount(request)) return undefined;
      const [payload = '', mac = '', hasArrival] = value.split('.');
      const arrival = arrivalIn(value, visitor, flow);
      // an arrival's signature is of the payload too; a cookie without one has the payload's
      if (hasArrival === undefined ? !isSigned(mac, visitor, flow, payload) : !arrival) return undefined;
      const served = decoded(flow, payload);
      return { served, visitor: vault.keyedHash('visitor', visitor).slice(0, keyLength), ...(arrival && { arrival }) };
    },
  };
}
