import { heldInWords, readHealth } from '../../src/ops/overview/health.ts';
import { readSite } from '../../src/partners/site-file.ts';
import { visiblePlaceholders } from '../../src/settings/placeholders.ts';
import { faultOfAudit } from './audit.ts';
import type { Command } from './command.ts';

export const health: Command = {
  usage: ['health [--json]', 'whether anything waits for a person; exit code 1 when something does'],
  words: [0],
  async run(context) {
    const { store, given, config } = context;
    const placeholders = config.NODE_ENV === 'production' ? visiblePlaceholders(config, readSite(config)) : [];
    const report = await readHealth(store, Date.now(), { placeholders, auditFault: await faultOfAudit(context) });
    if (given.json) console.log(JSON.stringify(report));
    else {
      console.log(report.ok ? 'All is well.' : 'Something waits for a person:');
      for (const problem of report.problems) console.log(`  ${problem.what} ${problem.todo}`);
      const asProblem = report.problems.map(({ what }) => what).join(' ');
      for (const each of report.held) if (!asProblem.includes(each.reason)) console.log(heldInWords(each, Date.now()));
      for (const { destination, pending, dead } of report.queue)
        console.log(`${destination}: ${pending} waiting, ${dead} given up`);
    }
    if (!report.ok) process.exitCode = 1;
  },
};
