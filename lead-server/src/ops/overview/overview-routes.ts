import { auditFault } from '../../desk/audit-chain.ts';
import { auditWitness } from '../../desk/audit-log.ts';
import type { OpsRouter } from '../ops-router.ts';
import { readHealth } from './health.ts';
import { healthPage } from './health-page.ts';

/** GET /ops. It is read by a store of its own: no lead waits. */
export function overviewRoutes({ get, sendPage, options }: OpsRouter): void {
  const { withReadOnlyStore, destinationStatuses, vault, config } = options;
  get('/ops', async (_request, response) => {
    const now = Date.now();
    const health = await withReadOnlyStore(async (reader) => {
      const fault = await auditFault({ store: reader, vault, witness: auditWitness(config) });
      return readHealth(reader, now, { auditFault: fault });
    });
    const closed = destinationStatuses().flatMap(({ destination, isEndpointGone }) => (isEndpointGone ? [destination] : []));
    sendPage(response, 200, { title: 'Operations', body: healthPage({ now, health, closed }) });
  });
}
