import { campaignAddress } from '../../campaigns/campaign-host.ts';
import { contentOf } from '../../campaigns/content.ts';
import { keepPreview } from '../../campaigns/previews.ts';
import { createTestToken, testLink, testLinkHours } from '../../leads/test-visit.ts';
import type { Vault } from '../../vault/vault.ts';
import { recordAudit } from '../audit-log.ts';
import { type Actor, ActRefused, allow, type CampaignDesk, openCampaign, problemsOf } from './acts.ts';

/** Milliseconds that an address shows its draft. */
const previewMs = testLinkHours * 3_600_000;

/**
 * Makes an address that shows exactly this draft, or what is live without one, as a test visit: the real page with a banner, in no figure, sold to nobody. It
 * sets no cookie, so that nobody stays in it. See docs/spec/campaigns.md#preview.
 * @throws ActRefused for a draft that could not go live
 */
export async function previewDraft(
  desk: CampaignDesk & { readonly vault: Vault; readonly site: string },
  actor: Actor,
  path: string,
): Promise<string> {
  allow(actor, 'test');
  const { draft, live } = await openCampaign(desk, path);
  const shown = draft ?? live;
  if (!shown) throw new ActRefused(`${path} has nothing to show yet.`);
  const content = contentOf(shown);
  const problems = await problemsOf(desk, [content]);
  if (problems.length > 0) throw new ActRefused('This could not go live, so there is no page to look at:', problems);
  const now = desk.now();
  const { store, audit, from } = desk;
  const entry = {
    who: actor.name,
    did: 'test',
    what: `${content.path} ${shown.hash.slice(0, 12)}`,
    ...(from && { from }),
  } as const;
  await recordAudit({ ...audit, store }, entry, now);
  const hash = await keepPreview(desk.store, shown, now + previewMs, now);
  return testLink(campaignAddress(content, desk.site), createTestToken(desk.vault, now, testLinkHours, hash));
}
