import { resealOperators } from '../../src/operators/operators.ts';
import { rotateKeys } from '../../src/privacy/key-rotation.ts';
import { readKeys } from '../../src/vault/keys.ts';
import { type Command, UsageError } from './command.ts';

export const keys: Command = {
  usage: [
    'keys rotate',
    'seals everything again under the newest of DATA_KEYS, also while the server runs; cut off, it goes on when it is run again',
  ],
  words: [1],
  opens: true,
  audited: ({ vault, rest: [what] }) => {
    if (what !== 'rotate') throw new UsageError(`ops ${keys.usage[0]}`);
    return { did: 'rotate', what: `to key ${vault().version}` };
  },
  async run({ store, vault, config }) {
    const done = await rotateKeys({ store, vault: vault() }, ({ table, scanned, resealed, changed, unreadable }) => {
      const failed = unreadable.length > 0 ? `, ${unreadable.length} could not be read` : '';
      console.log(
        `${table}: ${resealed} of ${scanned} sealed again${changed > 0 ? `, ${changed} changed meanwhile` : ''}${failed}`,
      );
      for (const id of unreadable) console.log(`  ${table} ${id}`);
    });
    await resealOperators({ store, vault: vault() });
    const left = done.reduce((sum, { changed }) => sum + changed, 0);
    const failed = done.reduce((sum, { unreadable }) => sum + unreadable.length, 0);
    if (failed > 0) {
      process.exitCode = 1;
      console.log(`What could not be read (${failed}) stays as it is: is a key missing in DATA_KEYS, or is the data damaged?`);
    } else if (left > 0) console.log('Run it again: some rows were changed while it ran.');
    else if (readKeys(config).some(({ waits }) => waits)) {
      console.log(
        `All is under key ${vault().version}, as DATA_KEY_VERSION says, and a newer one waits: take DATA_KEY_VERSION out at every server and here, and run it again.`,
      );
    } else if (config.RETENTION_UNFINISHED_DAYS > 0) {
      const until = new Date(Date.now() + config.RETENTION_UNFINISHED_DAYS * 86_400_000).toISOString().slice(0, 10);
      console.log(`Done. Visits that were saved before need the older keys until ${until}; then take them out of DATA_KEYS.`);
    } else console.log('Done. Saved visits that an older key sealed are lost when it is taken out of DATA_KEYS.');
  },
};
