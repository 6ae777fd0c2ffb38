import type { Router } from 'express';
import { z } from 'zod';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { mediaTypeOf, readBody, utf8Text } from '../http/body.ts';
import { HttpError } from '../lib/http-error.ts';
import { isObject } from '../lib/json.ts';
import { blockedKinds, type Violation, violatedDirectives } from '../telemetry/csp-violation.ts';
import type { Observer } from '../telemetry/observer.ts';

const text = z.string().max(4000).optional();

/** As `report-uri` sends one, with dashes, and as the Reporting API sends them, in one word. */
const oldReport = z.object({
  'csp-report': z.looseObject({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    disposition: text,
  }),
});
const newReports = z
  .array(
    z.looseObject({
      type: z.string().max(100),
      body: z.looseObject({ effectiveDirective: text, blockedURL: text, sourceFile: text, disposition: text }).nullish(),
    }),
  )
  .max(100);

const listType = 'application/reports+json';
const types = [listType, 'application/csp-report', 'application/json'];

const notOne = () =>
  new HttpError(422, 'invalid', 'The body is no report of a Content-Security-Policy.', { field: 'csp-report' });

/** The host of an address; undefined for one without, such as `about:blank` or `mailto:`. */
const hostOf = (address: string) => URL.parse(address)?.host || undefined;

/** The blocked source, by a word of a closed list: an address may hold typed values. */
function blockedKind(blocked: string, source: string, host: string | undefined): Violation['blocked'] {
  const keyword = blockedKinds.find((each) => each === blocked || `trusted-types-${each}` === blocked);
  if (keyword) return keyword;
  if (/^(chrome|moz|safari|safari-web|ms-browser)-extension/.test(blocked) || /-extension:/.test(source)) return 'extension';
  const scheme = blocked.split(':', 1)[0];
  if (scheme === 'data' || scheme === 'blob') return 'data';
  const blockedHost = hostOf(blocked);
  if (blockedHost === undefined) return 'other';
  return blockedHost === host ? 'self' : 'host';
}

/** The violations of a body. @throws HttpError 400 and 422 */
function violationsIn(type: string, body: string, host: string | undefined): readonly Violation[] {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    throw new HttpError(400, 'not_json', 'The body is not JSON.');
  }
  const violation = (directive = '', blocked = '', source = '', disposition = ''): Violation => ({
    // an older browser names the whole rule
    directive: violatedDirectives.find((each) => each === directive.split(' ', 1)[0]) ?? 'other',
    blocked: blockedKind(blocked, source, host),
    disposition: disposition === 'report' ? 'report' : 'enforce',
  });
  if (type === listType) {
    const reports = newReports.safeParse(sent);
    if (!reports.success) throw notOne();
    return reports.data
      .filter((each) => each.type === 'csp-violation')
      .map(({ body: report }) =>
        violation(report?.effectiveDirective, report?.blockedURL, report?.sourceFile, report?.disposition),
      );
  }
  if (!isObject(sent)) throw new HttpError(400, 'not_an_object', 'The body should be a JSON object.');
  const old = oldReport.safeParse(sent);
  if (!old.success) throw notOne();
  const report = old.data['csp-report'];
  const directive = report['effective-directive'] ?? report['violated-directive'];
  return [violation(directive, report['blocked-uri'], report['source-file'], report.disposition)];
}

/**
 * Counts blocked sources of a page's policy, by directive and kind. Nothing of a report is logged or kept. See
 * docs/spec/calls.md#policy-reports.
 */
export function cspReportRoutes(router: Router, context: HttpContext, observer: Observer | undefined): void {
  apiRoutes(router, context).unparsedCall(
    'reportViolation',
    async (request) => {
      const type = mediaTypeOf(request);
      if (!types.includes(type))
        throw new HttpError(415, 'unsupported_type', 'Send a report, as application/csp-report or application/reports+json.');
      const body = utf8Text(await readBody(request));
      for (const each of violationsIn(type, body, request.headers.host)) observer?.record({ is: 'violation', ...each });
      return { ok: true };
    },
    { isBeacon: true },
  );
}
