import { setTimeout } from 'node:timers/promises';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import type { Actor } from '../../../src/desk/campaigns/acts.ts';
import type { Acted } from '../../../src/desk/campaigns/audited.ts';
import { cancelSchedules } from '../../../src/desk/campaigns/cancel-schedules.ts';
import { approveDraft, discardDraft } from '../../../src/desk/campaigns/drafts.ts';
import { pauseCampaign, resumeCampaign } from '../../../src/desk/campaigns/pause.ts';
import { previewDraft } from '../../../src/desk/campaigns/preview-draft.ts';
import { publicationStatus } from '../../../src/desk/campaigns/publication-status.ts';
import { bringBack, publishDraft } from '../../../src/desk/campaigns/publish.ts';
import { siteAddress } from '../../../src/settings/config.ts';
import { parseMoment } from '../command.ts';
import { type Acting, type Desk, type Given, minute } from './desk.ts';
import { importFile } from './files.ts';

/** How long a publication is watched: every server should have it within 2 s. */
const watchMs = 10_000;

/** Waits until every server has the publication and caches are told, and says how far it has come. */
async function watch({ store }: Desk, path: string, { revision }: Acted): Promise<void> {
  const until = Date.now() + watchMs;
  for (;;) {
    const found = (await store.publications(keyOfPath(path), 20)).find((each) => each.revision === revision);
    const status = found && (await publicationStatus(store, found, Date.now()));
    if (status === undefined || status.isDone || Date.now() > until) {
      if (!status?.isDone || status.purge === 'failed') process.exitCode = 1;
      return console.log(status?.text ?? 'It is superseded already.');
    }
    await setTimeout(200);
  }
}

/** Prints an address that shows the draft to whoever has it. */
const preview = async (desk: Acting, actor: Actor, { config, rest: [, path = ''] }: Given): Promise<void> =>
  console.log(await previewDraft({ ...desk, site: siteAddress(config) }, actor, path));

/** Acts that change something, by their word. */
export const acts: Readonly<Record<string, (desk: Acting, actor: Actor, given: Given) => Promise<void>>> = {
  import: importFile,
  preview,
  async approve(desk, actor, { rest: [, path = ''] }) {
    await approveDraft(desk, actor, path);
    console.log(`${path}: approved as it is.`);
  },
  async discard(desk, actor, { rest: [, path = ''] }) {
    await discardDraft(desk, actor, path);
    console.log(`${path}: its draft is gone.`);
  },
  async publish(desk, actor, { given: { because = '', at }, rest: [, path = ''] }) {
    const dueAt = parseMoment('at', at)?.getTime();
    const acted = await publishDraft(desk, actor, path, { because, at: dueAt, origin: 'cli' });
    if (dueAt === undefined) await watch(desk, path, acted);
    else console.log(`Version ${acted.version} goes live at ${minute(dueAt)} UTC.`);
  },
  async pause(desk, actor, { given: { because = '', at, instead }, rest: [, path = ''] }) {
    const dueAt = parseMoment('at', at)?.getTime();
    const acted = await pauseCampaign(desk, actor, path, { because, at: dueAt, instead });
    if (dueAt === undefined) await watch(desk, path, acted);
    else console.log(`Paused from ${minute(dueAt)} UTC.`);
  },
  async resume(desk, actor, { given: { because = '' }, rest: [, path = ''] }) {
    await watch(desk, path, await resumeCampaign(desk, actor, path, because));
  },
  async back(desk, actor, { given: { because = '' }, rest: [, path = '', version = ''] }) {
    await watch(desk, path, await bringBack(desk, actor, path, Number(version), because));
  },
  async cancel(desk, actor, { rest: [, path = ''] }) {
    console.log(`${await cancelSchedules(desk, actor, path)} cancelled.`);
  },
};
