import { startTestServer } from './running-server.ts';

/** The real server as its own process, to be killed: it prints its port and serves until then. */
const server = await startTestServer({
  RATE_LEADS_PER_MINUTE: '0',
  LOG_LEVEL: 'error',
  ...(process.env.STORE_SETTINGS ? (JSON.parse(process.env.STORE_SETTINGS) as Record<string, string>) : {}),
});
process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
process.send?.({ url: server.url });
