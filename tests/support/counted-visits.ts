import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadBody } from './lead-body.ts';
import { temporaryFolder } from './per-test-resources.ts';
import { standInPage } from './stand-in-page.ts';

/** Stands in for the built funnel: a page is its stamp. */
const funnel = `${standInPage}
export const ownCampaigns = [{ path: '/survey', flow: 'main', oid: '81', affid: '10' }];
export const createRenderer = () => ({ stampOf }) => page(200, JSON.stringify({ stamp:
  stampOf?.({ flow: 'main', campaign: 'survey', version: 4, assignment: {}, forced: false, switches: { theme: '3', lang: 'es' } }) }));`;
/** A funnel of one campaign in Spanish, and a studio without a script, whose page has the token of a session. */
export function figuresFunnel(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server', 'renderer.js'), funnel);
  mkdirSync(join(folder, 'studio', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'studio', 'index.html'), '<!doctype html><head></head>');
  return folder;
}
/** The header of a phone. */
export const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

/** Opens a page as its script does. @returns the cookies of the visit */
export async function openVisit(
  url: string,
  came: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const given = { headers: { 'user-agent': phone, ...headers } };
  const { stamp = '' } = (await (await fetch(`${url}/survey`, given)).json()) as { stamp?: string };
  const settings = await fetch(`${url}/page-settings?${new URLSearchParams({ ...came, stamp })}`, given);
  return settings.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** Reports what happened at steps, as a page does. */
export const reportVisit = (url: string, cookie: string, events: readonly (readonly unknown[])[]) =>
  fetch(`${url}/events`, { method: 'POST', body: JSON.stringify({ flow: 'main', events }), headers: { cookie } });
/** Sends the visit's lead. */
export const sendLead = (url: string, cookie: string) =>
  fetch(`${url}/post-lead`, {
    method: 'POST',
    body: JSON.stringify(leadBody()),
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': crypto.randomUUID() },
  });
