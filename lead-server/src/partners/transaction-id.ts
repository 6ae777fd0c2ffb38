import { askJson, jsonBody, partnerClient, textOf } from './client.ts';

/** The click's transaction where the click script gave none (Variants 7, transaction-id helper); '' when there is none. */
export type FindTransactionId = (oid: string, affid: string) => Promise<string>;

export const noTransactionId: FindTransactionId = async () => '';

/** POST {address} with `{ oid, affid }`, answered `{ ef_transaction_id }`. */
export function transactionIdBy(address: string, timeoutMs = 3000): FindTransactionId {
  const ask = partnerClient(timeoutMs);
  return async (oid, affid) => {
    const answer = await askJson(ask, address, jsonBody({ oid, affid })).catch(() => undefined);
    const id = textOf(answer?.ef_transaction_id);
    return /^[\w-]{1,200}$/.test(id) ? id : '';
  };
}
