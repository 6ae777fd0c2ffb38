import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import type { Config } from '../../src/lib/config.ts';
import { recordAudit } from '../../src/ops/audit-log.ts';
import { openStore } from '../../src/store/open-store.ts';
import { copyDatabase, damageOf } from '../../src/store/sqlite/backup.ts';
import { openSqliteStore } from '../../src/store/sqlite/store.ts';
import type { Store } from '../../src/store/store.ts';
import { checkRecords } from '../../src/submissions/record-check.ts';
import { readOrMakeKeys } from '../../src/vault/keys.ts';
import { createVault } from '../../src/vault/vault.ts';
import { type Command, type StandaloneCommand, UsageError } from './command.ts';

const ownTools = 'PostgreSQL is backed up by its own tools: see lead-server/docs/operations.md, "Backup and restore"';

/** Runs a file through age, into a file that only its owner reads. */
async function through(from: string, to: string, change: (bytes: ReadableStream<Uint8Array>) => Promise<ReadableStream>) {
  const bytes = Readable.toWeb(createReadStream(from)) as ReadableStream<Uint8Array>;
  const changed = await change(bytes);
  const file = createWriteStream(to, { flags: 'wx', mode: 0o600 });
  await pipeline(Readable.fromWeb(changed as never), file).catch((failure: unknown) => {
    // half a copy would be taken for one
    rmSync(to, { force: true });
    throw failure;
  });
}

const encrypt = (from: string, to: string, recipient: string) =>
  through(from, to, (bytes) => {
    const age = new Encrypter();
    age.addRecipient(recipient);
    return age.encrypt(bytes);
  });

async function decrypt(from: string, to: string, identity: string | undefined): Promise<void> {
  if (!identity)
    throw new UsageError(`${basename(from)} is encrypted: set BACKUP_IDENTITY to its secret key, for this command only.`);
  const age = new Decrypter();
  age.addIdentity(identity);
  await through(from, to, (bytes) => age.decrypt(bytes)).catch((failure: Error) => {
    throw new UsageError(`${basename(from)} cannot be decrypted with BACKUP_IDENTITY: ${failure.message}`);
  });
}

export const backup: Command = {
  usage: [
    'backup <file>',
    'writes a whole copy of the embedded database, also while the server runs; encrypted when BACKUP_RECIPIENT is set (age)',
  ],
  words: [1],
  audited: ({ config, rest: [file = ''] }) => {
    if (config.DATABASE_URL !== undefined) throw new UsageError(ownTools);
    if (existsSync(file)) throw new UsageError(`${file} exists: name a file that there is not.`);
    return { did: 'backup', what: basename(file) };
  },
  async run({ config, rest: [file = ''] }) {
    const database = join(config.DATA_DIR, 'leads.db');
    const { BACKUP_RECIPIENT: recipient } = config;
    const part = `${file}.part`;
    rmSync(part, { force: true });
    try {
      copyDatabase(database, part);
      if (recipient) await encrypt(part, file, recipient);
      else renameSync(part, file);
    } finally {
      rmSync(part, { force: true });
    }
    console.log(
      `Written: ${file}${recipient ? ', encrypted' : ''}. Keep DATA_KEYS apart from it: without them it cannot be read.`,
    );
  },
};

/** Prints what opens, and says whether everything does. */
async function report(store: Store, config: Config): Promise<boolean> {
  const vault = createVault(readOrMakeKeys(config));
  let isWhole = true;
  for await (const { table, rows, unreadable } of checkRecords(store, vault)) {
    console.log(`${table}: ${rows - unreadable.length} of ${rows} open`);
    for (const id of unreadable) console.log(`  ${table} ${id}`);
    isWhole &&= unreadable.length === 0;
  }
  return isWhole;
}

/** @throws UsageError */
function checkDamage(file: string): void {
  const damage = damageOf(file);
  if (damage !== undefined) throw new UsageError(`The copy is damaged, and nothing was put in place: ${damage}`);
}

async function verifyCopy(file: string, config: Config): Promise<boolean> {
  const store = await openSqliteStore({ file, readOnly: true });
  try {
    return await report(store, config);
  } finally {
    await store.close();
  }
}

async function verifyOwn(config: Config): Promise<boolean> {
  const { store } = await openStore(config, true);
  try {
    return await report(store, config);
  } finally {
    await store.close();
  }
}

export const restore: StandaloneCommand = {
  standalone: true,
  usage: [
    'restore [<file>] [--verify]',
    'opens every record of a copy with DATA_KEYS, then puts it in place; --verify looks only, and without a file at the store itself',
  ],
  words: [0, 1],
  async run({ config, given: { verify }, rest: [file] }) {
    if (file === undefined) {
      if (!verify) throw new UsageError(`ops ${restore.usage[0]}: name the copy.`);
      if (!(await verifyOwn(config))) process.exitCode = 1;
      return;
    }
    if (config.DATABASE_URL !== undefined) throw new UsageError(ownTools);
    if (!existsSync(file)) throw new UsageError(`There is no ${file}.`);
    const target = join(config.DATA_DIR, 'leads.db');
    const left = ['', '-wal', '-shm'].map((end) => target + end).find((each) => existsSync(each));
    if (!verify && left)
      throw new UsageError(`${left} exists: stop the server, and move leads.db, leads.db-wal and leads.db-shm away.`);
    const part = join(config.DATA_DIR, 'leads.db.restored');
    rmSync(part, { force: true });
    try {
      if (file.endsWith('.age')) await decrypt(file, part, config.BACKUP_IDENTITY);
      else {
        checkDamage(file);
        copyDatabase(file, part);
      }
      checkDamage(part);
      if (!(await verifyCopy(part, config))) {
        process.exitCode = 1;
        console.log('Nothing was put in place: is a key missing in DATA_KEYS, or is the copy damaged?');
        return;
      }
      if (verify) return;
      renameSync(part, target);
    } finally {
      for (const end of ['', '-wal', '-shm']) rmSync(part + end, { force: true });
    }
    const { store } = await openStore(config);
    await recordAudit(store, { who: 'ops', did: 'restore', what: basename(file) });
    await store.close();
    console.log(`In place: ${target}. What came after the copy is undone: make erasures and opt-outs of that time again.`);
  },
};
