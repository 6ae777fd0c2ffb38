/** Run by the build: stops it when the campaign table or a flow names something unknown. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { flows } from '#contract/flows/index.ts';
import { campaignRows } from './campaigns.ts';
import { sourceProblems } from './sourceProblems.ts';

const folder = 'lead-server/contract/flows';
const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const files = readdirSync(fileURLToPath(new URL(`../../../${folder}`, import.meta.url))).map((name) => `${folder}/${name}`);

const problems = sourceProblems(campaignRows, flows, {
  table: read('funnel-app/src/campaign/campaigns.ts'),
  flows: Object.fromEntries(files.map((file) => [file, read(file)])),
});
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
