import { type CallPartner, from2xx, jsonBody } from './client.ts';

/**
 * Finds the click's transaction where the click script gave none; '' without one. See
 * docs/spec/calls.md#transaction-id-and-call-number.
 */
export type FindTransactionId = (oid: string, affid: string) => Promise<string>;

/** Where no helper is configured. */
export const noTransactionId: FindTransactionId = async () => '';

const readId = from2xx(({ ef_transaction_id: id }) => {
  if (typeof id !== 'string') return undefined;
  return /^[\w-]{1,200}$/.test(id) ? id : '';
});

/** POST {address} with `{ oid, affid }`, answered `{ ef_transaction_id }`. */
export const transactionIdBy =
  (ask: CallPartner, address: string): FindTransactionId =>
  (oid, affid) =>
    ask(address, readId, jsonBody({ oid, affid })).catch(() => '');
