import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** The same pages as files, packed beforehand, in SIRV_DIR: what a file server needs for them and nothing else. */
const serve = sirv(process.env.SIRV_DIR ?? '', { brotli: true, gzip: true, etag: true, extensions: ['html'] });
const server = createServer((request, response) => serve(request, response));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.on('SIGTERM', () => process.exit(0));
// a benchmark that is cut off leaves no server behind
process.on('disconnect', () => process.exit());
