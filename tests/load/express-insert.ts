import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';

/** The reference of a durable lead: a plain Express route with one INSERT a request, as most teams would write it. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query('CREATE TABLE IF NOT EXISTS leads (id BIGSERIAL PRIMARY KEY, key TEXT UNIQUE NOT NULL, body JSONB NOT NULL)');

const app = express();
app.post('/post-lead', express.json(), async (request, response) => {
  const values = [request.headers['idempotency-key'], request.body];
  const { rows } = await pool.query<{ id: string }>(
    'INSERT INTO leads (key, body) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING id',
    values,
  );
  response.json({ id: rows[0]?.id, lead_is_qualified: 'yes', is_disqualified: false, dq_reason: '' });
});
const server = app.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
