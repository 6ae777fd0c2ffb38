/** `npm run flows`: checks every flow's paths, ends, progress and words, and draws its graph. `--texts` names the module of the words. */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { checkFlows, printReport } from '../contract/checker/report.ts';
import type { Catalogue } from '../contract/checker/texts.ts';
import { flows } from '../contract/flows/index.ts';

// the words are the funnel's, which the server may not import, so the command line names their module
const { values } = parseArgs({ options: { texts: { type: 'string' } } });
const texts =
  values.texts === undefined ? undefined : ((await import(pathToFileURL(values.texts).href)) as { catalogue: Catalogue });

const report = checkFlows(flows, texts?.catalogue);
console.log(printReport(report));
process.exitCode = report.problems.length === 0 ? 0 : 1;
