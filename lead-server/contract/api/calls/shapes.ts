import { z } from 'zod';
import { idDigits, idPattern } from '../limits.ts';

export const text = (max: number) => z.string().regex(/\S/).max(max);
export const object = z.record(z.string(), z.unknown());
export const yesNo = z.enum(['yes', 'no']);
export const ok = z.object({ ok: z.literal(true) });
export const phone = text(40);
export const idText = z.string().regex(idPattern);
export const id = z
  .union([
    idText,
    z
      .int()
      .min(0)
      .max(10 ** idDigits - 1),
  ])
  .transform(String);

/** An id in a query; a longer one is cut. */
export const sourceId = z
  .string()
  .transform((value) => value.slice(0, 200))
  .optional();
/** Where a visit came from. */
export const source = z.object({ affid: sourceId, oid: sourceId, sub_id: sourceId, gclid: sourceId, fbclid: sourceId });
