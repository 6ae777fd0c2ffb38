import { loadFunnelCampaigns } from '../../src/funnel.ts';
import { ActRefused } from '../../src/ops/campaigns/acts.ts';
import { checkWithSettings } from '../../src/ops/campaigns/campaign-choices.ts';
import { readSettings } from '../../src/site/live-settings.ts';
import { openStore } from '../../src/store/open-store.ts';
import { acts } from './campaigns/acts.ts';
import { actingDesk, actorOf, type Desk, type Given } from './campaigns/desk.ts';
import { exportAll } from './campaigns/files.ts';
import { diff, diffCode, list, show } from './campaigns/look.ts';
import { type StandaloneCommand, UsageError } from './command.ts';

/** How many words each act takes, itself included. */
const words: Readonly<Record<string, readonly number[]>> = {
  list: [0, 1],
  'diff-code': [1],
  show: [2],
  diff: [2, 3, 4],
  export: [1, 2],
  import: [2],
  approve: [2],
  discard: [2],
  preview: [2],
  publish: [2],
  pause: [2],
  resume: [2],
  cancel: [2],
  back: [3],
};

async function run(desk: Desk, given: Given): Promise<void> {
  const [act = 'list', path = '', ...numbers] = given.rest;
  if (!Object.hasOwn(words, act) || !words[act]?.includes(given.rest.length)) throw new UsageError(`ops ${campaigns.usage[0]}`);
  const change = acts[act];
  if (change) {
    const acting = await actingDesk(given, desk);
    return change(acting, await actorOf(given, acting), given);
  }
  if (act === 'list') return list(desk, given);
  if (act === 'show') return show(desk, path, given.given.json);
  if (act === 'diff') return diff(desk, path, numbers);
  if (act === 'diff-code') return diffCode(desk);
  return exportAll(desk, given);
}

export const campaigns: StandaloneCommand = {
  usage: [
    [
      'campaigns [list] [--json]',
      'campaigns show <path> [--json]',
      'campaigns diff <path> [version] [version]',
      'campaigns diff-code',
      'campaigns export [path] [--csv]',
      'campaigns import <file> [--because <why>] [--merge]',
      'campaigns preview <path>',
      'campaigns approve <path>',
      'campaigns discard <path>',
      'campaigns publish <path> --because <why> [--at <moment>]',
      'campaigns pause <path> --because <why> [--at <moment>] [--instead <path>]',
      'campaigns resume <path> --because <why>',
      'campaigns back <path> <version> --because <why>',
      'campaigns cancel <path>',
    ].join(' | '),
    'campaigns as they are live, their versions and drafts; import makes drafts of a file, publish makes them live on every server',
  ],
  words: [0, 1, 2, 3, 4],
  standalone: true,
  async run(given) {
    const { config } = given;
    const { ownCampaigns: own, checkCampaigns } = await loadFunnelCampaigns(config.FUNNEL_DIR);
    const { store } = await openStore(config);
    try {
      const settings = await readSettings(store, config);
      const check = checkWithSettings(checkCampaigns, config, () => settings);
      await run({ store, own, check, now: Date.now }, given);
    } catch (failure) {
      throw failure instanceof ActRefused ? new UsageError(failure.message) : failure;
    } finally {
      await store.close();
    }
  },
};
