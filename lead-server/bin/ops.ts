/** `npm run -s ops -- <command>`: inspects and corrects stored data, also while the server runs. It prints personal data. */
import { environmentWith } from '../src/settings/config.ts';
import { runCommand } from './ops/run-command.ts';

// a reader such as `head` that has seen enough is no failure
process.stdout.on('error', () => process.exit(0));
await runCommand(process.argv.slice(2), environmentWith('.env'));
