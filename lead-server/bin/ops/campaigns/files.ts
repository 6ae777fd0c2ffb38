import { readFileSync } from 'node:fs';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import { type CampaignEntry, CampaignFileFault, readCampaignFile, writeCampaignsCsv } from '#contract/campaign/campaign-files.ts';
import { contentOf } from '../../../src/campaigns/content.ts';
import type { Actor } from '../../../src/desk/campaigns/acts.ts';
import { importDrafts } from '../../../src/desk/campaigns/drafts.ts';
import { asJson, UsageError } from '../command.ts';
import type { Acting, Desk, Given } from './desk.ts';

/** The campaigns of a file. @throws UsageError for a file that is none */
function readImport(file: string): readonly CampaignEntry[] {
  try {
    return readCampaignFile(file, readFileSync(file, 'utf8'));
  } catch (failure) {
    if (failure instanceof CampaignFileFault) throw new UsageError(`${file}: ${failure.message}`);
    throw new UsageError(`${file} cannot be read: ${(failure as Error).message}`);
  }
}

/** Saves the campaigns of a file as drafts: all of them, or none. */
export async function importFile(desk: Acting, actor: Actor, { given, rest: [, file = ''] }: Given): Promise<void> {
  const { because = '', merge } = given;
  for (const draft of await importDrafts(desk, actor, readImport(file), { because, merges: merge })) {
    const { path } = contentOf(draft);
    console.log(`${path}: draft ${draft.etag}, to be published with ops campaigns publish ${path}`);
  }
}

/** The campaigns as a file to be changed and imported: the open draft, or what is live. */
export async function exportAll({ store }: Desk, { given: { csv }, rest: [, path] }: Given): Promise<void> {
  const [live, drafts] = await Promise.all([store.liveCampaigns(), store.campaignDrafts()]);
  const keys = [...new Set([...live.campaigns, ...drafts].map(({ key }) => key))].sort();
  const rows = keys
    .filter((key) => path === undefined || key === keyOfPath(path))
    .map((key): CampaignEntry => {
      const draft = drafts.find((each) => each.key === key);
      const row = live.campaigns.find((each) => each.key === key);
      const content = contentOf(draft ?? (row as NonNullable<typeof row>));
      return { base: row?.liveVersion ?? 0, ...(draft && { draft: draft.etag }), content };
    });
  if (path !== undefined && rows.length === 0) throw new UsageError(`There is no campaign ${path}.`);
  console.log(csv ? writeCampaignsCsv(rows).trimEnd() : asJson(rows, 2));
}
