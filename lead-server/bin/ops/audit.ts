import { userInfo } from 'node:os';
import { auditFault } from '../../src/desk/audit-chain.ts';
import { type AuditEntry, auditSince, auditWitness, recordAudit } from '../../src/desk/audit-log.ts';
import { operatorName } from '../../src/operators/operators.ts';
import { ConfigError } from '../../src/settings/config.ts';
import { readKeys } from '../../src/vault/keys.ts';
import { createVault } from '../../src/vault/vault.ts';
import { type Command, type Context, parseMoment, print, UsageError } from './command.ts';

/** Who acts: `--as`, or the user of the system, before `sudo` where that was used. @throws UsageError for what is no name */
export function actorName({ as }: Context['given']): string {
  if (as !== undefined && !operatorName.test(as))
    throw new UsageError('--as should be a name as of an operator, with small letters, digits, dots and hyphens: ana.rivera');
  if (as !== undefined) return as;
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    // a container may run as a number that has no name
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}

/** Records an act of the command line before it happens, and prints the chain's new end, which belongs in a log. */
export async function audit(
  { config, store, given, vault }: Pick<Context, 'config' | 'store' | 'given' | 'vault'>,
  entry: Omit<AuditEntry, 'who' | 'from'>,
): Promise<void> {
  const parts = { store, vault: vault(), witness: auditWitness(config) };
  const { n, hash } = await recordAudit(parts, { who: actorName(given), from: 'ops', ...entry });
  console.error(`audited: entry ${n}, ${hash}`);
}

/** The fault of the audit, for `ops health`, which says so where it has no keys to check it with. */
export async function faultOfAudit({ config, store }: Pick<Context, 'config' | 'store'>): Promise<string | undefined> {
  try {
    return await auditFault({ store, vault: createVault(readKeys(config)), witness: auditWitness(config) });
  } catch (failure) {
    if (!(failure instanceof ConfigError)) throw failure;
    return 'it could not be checked without DATA_KEYS';
  }
}

export const audits: Command = {
  usage: ['audit [--json] [--since ...]', 'who sent what again, released it, changed it, or looked at whose data'],
  words: [0],
  run: ({ store, given }) => {
    const rows = auditSince(store, parseMoment('since', given.since)?.getTime() ?? 0);
    return print(rows, given.json, ['at', 'who', 'from', 'did', 'what', 'because'], (row) => [
      row.at,
      row.who,
      row.from ?? '',
      row.did,
      row.what,
      row.because ?? '',
    ]);
  },
};

export const acceptAudit: Command = {
  usage: [
    'accept-audit --because "..."',
    'once you know how the end of the audit was replaced, as by a restore: ops health then says no more of it',
  ],
  words: [0],
  audited: ({ given }) => {
    const because = given.because?.trim();
    if (!because) throw new UsageError('Say what happened: --because "restored the copy of 3 May"');
    return { did: 'accept', what: 'audit', because };
  },
  async run() {
    console.log('Accepted. An entry that was changed or taken out stays a fault.');
  },
};
