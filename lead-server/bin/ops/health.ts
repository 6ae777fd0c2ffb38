import { readLastKnown } from '../../src/campaigns/last-known.ts';
import { loadFunnelCampaigns } from '../../src/funnel.ts';
import { checkWithSettings } from '../../src/ops/campaigns/campaign-choices.ts';
import { campaignHealth } from '../../src/ops/campaigns/campaign-health.ts';
import { heldInWords, readHealth } from '../../src/ops/overview/health.ts';
import { formatDuration } from '../../src/ops/page-parts.ts';
import { visiblePlaceholders } from '../../src/settings/placeholders.ts';
import { readSettings } from '../../src/site/live-settings.ts';
import { faultOfAudit } from './audit.ts';
import type { Command, Context } from './command.ts';

/** The report with what of the campaigns waits for a person. */
async function readReport(context: Context) {
  const { store, config } = context;
  const settings = await readSettings(store, config);
  const placeholders = config.NODE_ENV === 'production' ? visiblePlaceholders(config, settings.site) : [];
  const { checkCampaigns } = await loadFunnelCampaigns(config.FUNNEL_DIR);
  const check = checkWithSettings(checkCampaigns, config, () => settings);
  const [read, campaigns] = await Promise.all([
    readHealth(store, Date.now(), { placeholders, auditFault: await faultOfAudit(context) }),
    campaignHealth({ store, check, now: Date.now }),
  ]);
  const problems = [...read.problems, ...campaigns.problems];
  return { ...read, ok: problems.length === 0, problems, campaigns: campaigns.text };
}

export const health: Command = {
  usage: ['health [--json]', 'whether anything waits for a person; exit code 1 when something does'],
  words: [0],
  async withoutStore({ DATA_DIR }) {
    const known = await readLastKnown(DATA_DIR);
    const age = known && formatDuration(Date.now() - known.readAt);
    console.log(
      known
        ? `Pages go on with the campaigns of revision ${known.live.revision}, read ${age} ago (campaigns.json in DATA_DIR).`
        : 'No last known campaigns are in DATA_DIR.',
    );
  },
  async run(context) {
    const { given } = context;
    const report = await readReport(context);
    if (given.json) console.log(JSON.stringify(report));
    else {
      console.log(report.ok ? 'All is well.' : 'Something waits for a person:');
      for (const problem of report.problems) console.log(`  ${problem.what} ${problem.todo}`);
      const asProblem = report.problems.map(({ what }) => what).join(' ');
      for (const each of report.held) if (!asProblem.includes(each.reason)) console.log(heldInWords(each, Date.now()));
      for (const { destination, pending, dead } of report.queue)
        console.log(`${destination}: ${pending} waiting, ${dead} given up`);
      console.log(report.campaigns);
    }
    if (!report.ok) process.exitCode = 1;
  },
};
