import { jsonResponse, type StandInPartner, startStandInPartner } from '../../support/stand-in-partner.ts';
import { test as base } from './e2e-fixtures.ts';
import { type RunningServer, startServer } from './e2e-server.ts';

/** The one code that the stand-in approves. */
export const rightCode = '123456';
const buyers = [
  { name: 'Harbor Law', ids: ['11', '12', '13'] },
  { name: 'Midway Legal', ids: ['21', '22', '23'] },
];

/** Twilio Verify and the buyers service on loopback, in their real shapes. */
const services = () =>
  startStandInPartner(({ path, body }) => {
    if (path.endsWith('/Verifications')) return jsonResponse(201, { status: 'pending' });
    if (path.endsWith('/VerificationCheck')) {
      return jsonResponse(200, { status: new URLSearchParams(body).get('Code') === rightCode ? 'approved' : 'pending' });
    }
    if (path === '/buyers/get-available') return jsonResponse(200, { selectedBuyers: [buyers[0]], allPossibleBuyers: buyers });
    return jsonResponse(200, { result: path === '/check-affid-pre/77/100' ? 'yes' : 'no' });
  });

/** The suite's pages, on a server that has both. */
export const test = base.extend<object, { readonly server: RunningServer; readonly partner: StandInPartner }>({
  partner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const partner = await services();
      await use(partner);
      await partner.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ partner }, use) => {
      const server = await startServer({
        TWILIO_URL: partner.url,
        TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
        TWILIO_AUTH_TOKEN: 'a-token-for-tests',
        TWILIO_VERIFY_SERVICE_SID: 'VA0123456789abcdef0123456789abcdef',
        BUYERS_URL: partner.url,
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
