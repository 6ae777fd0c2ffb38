import type { AddressInfo } from 'node:net';
import express from 'express';

/** A bare Express route as its documentation writes it: parses the same body, responds the same, stores nothing. */
const app = express();
app.post('/post-lead', express.json(), (request, response) => {
  const { flow } = request.body as { flow: string };
  response.json({
    id: '019a0000-0000-7000-8000-000000000000',
    lead_is_qualified: flow === 'main' ? 'yes' : 'no',
    is_disqualified: false,
    dq_reason: '',
  });
});
const server = app.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
