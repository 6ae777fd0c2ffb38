import { type Behaviour, jsonResponse, type StandInPartner, startStandInPartner } from '../../support/stand-in-partner.ts';
import { test as base } from './e2e-fixtures.ts';
import { type RunningServer, startServer } from './e2e-server.ts';

const script = (body: string): Behaviour => ({
  does: 'answer',
  status: 200,
  body,
  headers: { 'content-type': 'text/javascript' },
});

/** The effects of each third-party script on a page, as far as our code sees them. */
const scripts: Readonly<Record<string, string>> = {
  '/scripts/main.js':
    'window.EF = { click: (options) => { window.clicked = options; return Promise.resolve("tx-0123456789"); } };',
  '/trustedform.js':
    'for (const form of document.forms) { const field = document.createElement("input"); field.type = "hidden"; ' +
    'field.name = new URL(document.currentScript.src).searchParams.get("field"); form.append(field); ' +
    'setTimeout(() => { field.value = "https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567"; }, 100); }',
  '/leadid.js':
    'setTimeout(() => { document.getElementById("leadid_token").value = "01234567-89AB-CDEF-0123-456789ABCDEF"; }, 120);',
  '/advertising.js': 'window.loadedScripts = [...(window.loadedScripts ?? []), "advertising"];',
  '/pixel.js': 'window.loadedScripts = [...(window.loadedScripts ?? []), "pixel"];',
};

export interface ThirdParties {
  /** Serves the scripts, the partner's page, and answers the server's own calls. */
  readonly partner: StandInPartner;
  /** Which of the scripts were asked for. */
  asked(): readonly string[];
  /** From now on Everflow's promise never resolves, or the script is as before. */
  clickHangs(hangs: boolean): void;
}

interface Worker {
  readonly others: ThirdParties;
  readonly server: RunningServer;
}

async function startThirdParties(): Promise<ThirdParties> {
  let hangs = false;
  let numberLooks = 0;
  const partner = await startStandInPartner(({ path }) => {
    const { pathname } = new URL(path, 'http://others');
    if (pathname === '/number') {
      numberLooks += 1;
      // a service that assigns the number a moment later
      return jsonResponse(200, { number: numberLooks === 1 ? null : '(888) 555-0123' });
    }
    if (pathname === '/transaction') return jsonResponse(200, { ef_transaction_id: 'tx-from-the-helper' });
    if (pathname === '/scripts/main.js' && hangs) return script('window.EF = { click: () => new Promise(() => {}) };');
    const body = scripts[pathname];
    return body ? script(body) : { does: 'answer', status: 200, body: '<!doctype html><title>The partner</title>' };
  });
  return {
    partner,
    asked: () => partner.received.map(({ path }) => new URL(path, 'http://others').pathname).filter((path) => path in scripts),
    clickHangs: (value) => {
      hangs = value;
    },
  };
}

/** The suite's test with a server that has every script and page of others configured, all on loopback. */
export const test = base.extend<object, Worker>({
  others: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const others = await startThirdParties();
      await use(others);
      await others.partner.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ others }, use) => {
      const { url } = others.partner;
      const server = await startServer({
        EVERFLOW_URL: url,
        TRANSACTION_ID_URL: `${url}/transaction`,
        STEP_SCRIPTS: `advertising=${url}/advertising.js,pixel=${url}/pixel.js`,
        TRUSTEDFORM_SCRIPT_URL: `${url}/trustedform.js`,
        LEADID_SCRIPT_URL: `${url}/leadid.js`,
        CALL_NUMBER_URL: `${url}/number`,
        OFFER_PAGE_URL: `${url}/offer?cid=7&a=9`,
        LAWYER_TRACKER_URL: `${url}/tracker?from=survey`,
        LP_CAMPAIGN_ID: '7016',
        REGION_HEADERS: 'x-country,x-subdivision',
        TRUSTED_PROXIES: 'loopback',
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
