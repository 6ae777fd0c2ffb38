import type { Request, Router } from 'express';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { asPartnerId, asReason, centsOf } from '../delivery/reply-values.ts';
import { type HttpContext, methodNotAllowed, sendFailure } from '../http/api-route.ts';
import { parseJsonObject, readJsonBytes, utf8Text } from '../http/body.ts';
import { sendJson } from '../http/errors.ts';
import { sha256 } from '../lib/hash.ts';
import { HttpError } from '../lib/http-error.ts';
import type { CounterStore } from '../store/counter-store.ts';
import type { StoredDelivery } from '../store/records.ts';
import { type ReplyStore, replyVerdicts } from '../store/reply-store.ts';
import type { SubmissionStore } from '../store/submission-store.ts';

/** A buyer's later reply about a lead: `lead_id` is ours, `partner_lead_id` its own, and one of them is enough. */
const replySchema = z.object({
  lead_id: z.string().max(60).optional(),
  partner_lead_id: z.string().max(100).optional(),
  status: z.enum(replyVerdicts),
  /** US dollars. */
  price: z.number().min(0).optional(),
  reason: z.string().max(200).optional(),
});

interface ReplyRoutesOptions {
  readonly store: ReplyStore & SubmissionStore & CounterStore;
  /** Destination -> the secrets that its buyer signs with. */
  readonly secrets: ReadonlyMap<string, readonly string[]>;
}

/** Reads `destination=secret` pairs; a destination has two while one replaces the other. */
export function callbackSecrets(pairs: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const secrets = new Map<string, readonly string[]>();
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    secrets.set(name, [...(secrets.get(name) ?? []), pair.slice(at + 1)]);
  }
  return secrets;
}

/** Milliseconds in which a signature holds: five minutes to either side of its time. */
const signedMs = 10 * 60_000;

const mayHaveArrived = ({ state, attempts }: StoredDelivery): boolean => state === 'delivered' || attempts > 0;

/** Whether one of the secrets signed this text in the last five minutes (Standard Webhooks). */
function isSigned({ headers }: Request, text: string, secrets: readonly string[]): boolean {
  const signed = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(headers[name] ?? '')]),
  );
  return secrets.some((secret) => {
    try {
      new Webhook(secret).verify(text, signed);
      return true;
    } catch {
      return false;
    }
  });
}

/** POST /partner-replies/{destination}: a buyer's later word on a lead, signed. See docs/spec/partners.md#replies. */
export function replyRoutes(router: Router, context: HttpContext, { store, secrets }: ReplyRoutesOptions): void {
  const { log, limits, addressOf } = context;
  const route = '/partner-replies/:destination';

  /** Does something for the first call of a message id; one that failed may come again. @returns whether it was the first */
  async function once(message: string, work: () => Promise<void>): Promise<boolean> {
    const name = `callback:${sha256(message)}`;
    const now = Date.now();
    if ((await store.incrementCounter(name, now, now + signedMs)).count > 1) return false;
    try {
      await work();
      return true;
    } catch (failure) {
      await store.resetCounter(name).catch(() => {});
      throw failure;
    }
  }

  async function keep(request: Request): Promise<object> {
    await limits.calls(addressOf(request), 1);
    const destination = String(request.params.destination);
    const text = utf8Text(await readJsonBytes(request));
    // the same for an unknown name, so that names cannot be guessed
    if (!isSigned(request, text, secrets.get(destination) ?? []))
      throw new HttpError(401, 'not_signed', 'The signature is missing, too old or made with another secret.');
    const parsed = replySchema.safeParse(parseJsonObject(text));
    if (!parsed.success) {
      const field = String(parsed.error.issues[0]?.path[0] ?? 'body');
      throw new HttpError(422, 'invalid', `${field} is not valid: docs/spec/partners.md#replies says what it takes.`, { field });
    }
    const { lead_id: own = '', partner_lead_id: partners = '', status, price, reason } = parsed.data;
    const submissionId = own || (await store.leadOfPartnerId(destination, partners));
    const [submission] = submissionId ? await store.byIds([submissionId]) : [];
    // planned is not sent: a held lead has a row, too
    if (!submission?.deliveries.some((each) => each.destination === destination && mayHaveArrived(each)))
      throw new HttpError(404, 'not_found', 'This destination was sent no such lead.');
    const reply = { verdict: status, reason: asReason(reason), priceCents: centsOf(price), partnerLeadId: asPartnerId(partners) };
    const isNew = await once(`${destination} ${request.headers['webhook-id']}`, () =>
      store.keepReply({ submissionId: submission.id, destination, ...reply, at: Date.now() }),
    );
    if (isNew) log.info({ route, lead: submission.id, destination, verdict: status }, 'buyer replied');
    return { ok: true };
  }

  router.post(route, (request, response) => {
    keep(request)
      .then((body) => sendJson(response, 200, body))
      .catch((failure: unknown) => sendFailure(log, route, response, failure));
  });
  router.all(route, methodNotAllowed(log, route, 'POST'));
}
