import { expect, it } from 'vitest';
import { createVault } from '../vault/vault.ts';
import { isTicketOf, pageTicket } from './page-ticket.ts';

const vault = createVault([{ version: 1, secret: Buffer.alloc(32, 1) }]);
const now = Date.UTC(2026, 10, 27);
const hour = 3_600_000;
const ticket = pageTicket(vault, 'd.keller', now);

it('a ticket is of its operator, for three days', () => {
  expect(isTicketOf(vault, 'd.keller', ticket, now + 71 * hour)).toBe(true);
  expect(isTicketOf(vault, 'd.keller', ticket, now + 73 * hour)).toBe(false);
  expect(isTicketOf(vault, 'r.ortiz', ticket, now)).toBe(false);
});

it('a ticket with a later end, of another key or of another form is none', () => {
  const [until = '', hash = ''] = ticket.split('.');
  const other = createVault([{ version: 1, secret: Buffer.alloc(32, 2) }]);
  for (const forged of [`${Number(until) + hour}.${hash}`, pageTicket(other, 'd.keller', now), until, '', `x.${hash}`])
    expect(isTicketOf(vault, 'd.keller', forged, now)).toBe(false);
});
