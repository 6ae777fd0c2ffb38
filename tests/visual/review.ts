/** `npm run visual:review [-- --port 4600] [--host 0.0.0.0]`: a local page on which QA approves or rejects the cases of `npm run visual`. */
import { parseArgs } from 'node:util';
import { root } from './repository.ts';
import { openReview } from './review/review-server.ts';
import { currentReport, recordVerdict, rejectedFile } from './verdicts.ts';

try {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4600' }, host: { type: 'string' } } });
  const { cases } = currentReport();
  const { origin } = await openReview({ read: currentReport, judge: recordVerdict }, Number(values.port), values.host);
  console.log(
    `${cases.length} to look at: ${origin} (Ctrl+C ends it). Rejected ones are listed in ${rejectedFile.slice(root.length)}`,
  );
} catch (error) {
  // the message is for the user; a stack would only hide it
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
