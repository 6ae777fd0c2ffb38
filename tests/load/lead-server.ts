import { loadFunnel } from '../../lead-server/src/funnel.ts';
import { createLog } from '../../lead-server/src/lib/log.ts';
import { startServer } from '../../lead-server/src/server.ts';
import { readConfig } from '../../lead-server/src/settings/config.ts';

/** The lead server as visitors get it, logs included. The limits by address are off unless they are said, since one machine makes all the load. */
const config = readConfig({
  RATE_LEADS_PER_MINUTE: '1000000000',
  RATE_CALLS_PER_MINUTE: '1000000000',
  RATE_PAGES_PER_MINUTE: '0',
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
});
const { log } = createLog(config);
// the benchmark of the studio has as many campaigns as it asks for
const more = Number(process.env.BENCH_CAMPAIGNS ?? 0);
const funnel = await loadFunnel(config.FUNNEL_DIR);
const campaigns = Array.from(
  { length: more },
  (_, at) => ({ path: `/bench-${at}`, flow: 'main', oid: '81', affid: '10' }) as const,
);
const server = await startServer(config, log, { ...funnel, ownCampaigns: [...funnel.ownCampaigns, ...campaigns] });
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage() }));
process.send?.({ port: server.port });
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
// a benchmark that is cut off leaves no server behind
process.on('disconnect', () => process.exit());
