import type { AssignedVariants } from '#contract/experiments/assign.ts';
import { variantCookiePrefix, variantSeconds } from '#contract/experiments/variant-cookie.ts';

/**
 * Writes the page's variants into cookies before anything else runs, so that a reload shows the same. Inlined. Nothing where there
 * are none, or where a review asked for them.
 */
export function saveVariantsScript({ assignment, forced }: Pick<AssignedVariants, 'assignment' | 'forced'>): readonly string[] {
  const pairs = Object.entries(assignment).map(([experiment, variant]) => `${variantCookiePrefix}${experiment}=${variant}`);
  if (forced || pairs.length === 0) return [];
  const end = `;path=/;max-age=${variantSeconds};samesite=lax`;
  return [
    `try{'${pairs.join(' ')}'.split(' ').forEach(function(c){document.cookie=c+'${end}'+(location.protocol==='https:'?';secure':'')})}catch(e){}`,
  ];
}
