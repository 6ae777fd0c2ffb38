import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { ServedVariants } from '#contract/experiments/experiment.ts';
import type { FigureCell } from '#contract/experiments/figures.ts';
import { flows } from '#contract/flows/index.ts';
import type { Config } from '../lib/config.ts';
import { isSecure, readCookie } from '../lib/cookies.ts';
import { sameSecret } from '../lib/secrets.ts';
import { advertisingRuleFor } from '../partners/page-scripts.ts';
import type { Vault } from '../vault/vault.ts';

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
}

/** What a visit is counted in: its flow, and the variant of each experiment. */
export const cellsOf = ({ flow, assignment }: ServedVariants): readonly FigureCell[] => [
  { flow, experiment: '', variant: '' },
  ...Object.entries(assignment).map(([experiment, variant]) => ({ flow, experiment, variant })),
];

/** 128 bits of signature, 96 bits of visitor id. */
const signatureLength = 22;
const keyLength = 16;

export interface VisitCookies {
  /** The visitor of a page, known or new; undefined after an opt-out, or where the law asks first. */
  visitorOf(request: IncomingMessage): string | undefined;
  /** The Set-Cookie headers of a page; after an opt-out they delete the cookies. */
  cookies(request: Request, visitor: string | undefined, served: ServedVariants | undefined): readonly string[];
  /** The visit that a call belongs to; undefined where it must not be known or the cookie is not ours. */
  visitOf(request: IncomingMessage, flow: string): Visit | undefined;
}

type Settings = Pick<Config, 'PUBLIC_URL' | 'REGION_HEADERS' | 'ASKING_REGIONS'>;

/**
 * Reads and signs the visit's cookies. Visitors who refuse advertising, or were not asked where the law says so, have no id. See
 * docs/spec/consent.md#global-privacy-control.
 */
export function createVisitCookies(settings: Settings, vault: Vault): VisitCookies {
  const mayCount = (request: IncomingMessage) => advertisingRuleFor(settings, request) === 'allowed';
  const known = ({ headers }: IncomingMessage) => {
    const id = readCookie(headers.cookie, visitorCookie);
    return id !== undefined && visitorForm.test(id) ? id : undefined;
  };
  const signed = (visitor: string, flow: string, payload: string) => `${visitor} ${flow} ${payload}`;

  return {
    visitorOf: (request) => (mayCount(request) ? (known(request) ?? randomBytes(16).toString('base64url')) : undefined),

    cookies(request, visitor, served) {
      const { cookie: header } = request.headers;
      const secure = isSecure(settings, request) ? '; Secure' : '';
      const set = (name: string, value: string, seconds: number) =>
        `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
      if (visitor === undefined) {
        const ownCookies = [visitorCookie, ...flows.map(({ id }) => visitCookie(id))];
        return ownCookies.filter((name) => readCookie(header, name) !== undefined).map((name) => set(name, '', 0));
      }
      if (served === undefined) return [];
      const { flow, campaign, assignment, forced, switches } = served;
      const payload = Buffer.from(JSON.stringify([campaign, assignment, forced ? 1 : 0, switches])).toString('base64url');
      const mac = vault.keyedHash('visit', signed(visitor, flow, payload)).slice(0, signatureLength);
      return [
        ...(known(request) === visitor ? [] : [set(visitorCookie, visitor, visitorSeconds)]),
        set(visitCookie(flow), `${payload}.${mac}`, visitSeconds),
      ];
    },

    visitOf(request, flow) {
      const value = readCookie(request.headers.cookie, visitCookie(flow));
      const visitor = known(request);
      if (value === undefined || visitor === undefined || !mayCount(request)) return undefined;
      const [payload = '', mac = ''] = value.split('.');
      const macs = vault.keyedHashes('visit', signed(visitor, flow, payload)).map((each) => each.slice(0, signatureLength));
      if (!macs.some((each) => sameSecret(each, mac))) return undefined;
      // written by us: its shape is known
      const [campaign, assignment, forced, switches] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
        string,
        ServedVariants['assignment'],
        0 | 1,
        ServedVariants['switches'],
      ];
      const served = { flow, campaign, assignment, forced: forced === 1, switches };
      return { served, visitor: vault.keyedHash('visitor', visitor).slice(0, keyLength) };
    },
  };
}
