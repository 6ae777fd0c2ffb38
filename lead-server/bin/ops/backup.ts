import { accessSync, constants, createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { auditWitness } from '../../src/desk/audit-log.ts';
import { repeatErasures } from '../../src/privacy/person-records.ts';
import type { Config } from '../../src/settings/config.ts';
import { openStore } from '../../src/store/open-store.ts';
import { copyDatabase, damageOf, extractKeys, insertKeys, migrateCopy } from '../../src/store/sqlite/backup.ts';
import { openSqliteStore } from '../../src/store/sqlite/store.ts';
import type { Store } from '../../src/store/store.ts';
import { checkRecords } from '../../src/submissions/record-check.ts';
import { readKeys } from '../../src/vault/keys.ts';
import { createVault } from '../../src/vault/vault.ts';
import { audit } from './audit.ts';
import { type Command, type StandaloneCommand, UsageError } from './command.ts';

const ownTools = 'PostgreSQL is backed up by its own tools: see lead-server/docs/operations.md, "Backup and restore"';

/** Runs a file through age, into a file that only its owner reads. */
async function through(from: string, to: string, change: (bytes: ReadableStream<Uint8Array>) => Promise<ReadableStream>) {
  const bytes = Readable.toWeb(createReadStream(from)) as ReadableStream<Uint8Array>;
  const changed = await change(bytes);
  const file = createWriteStream(to, { flags: 'wx', mode: 0o600 });
  await pipeline(Readable.fromWeb(changed as never), file).catch((failure: unknown) => {
    // half a copy would pass for a whole one
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

/** @throws UsageError where no file can be made */
function checkFolder(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UsageError(
      `${folder} is no folder that you may write to: make it, and give it to the user that runs this command.`,
    );
  }
}

/** The file of keys that belongs to a copy: beside it, with the same name. */
const keysFileOf = (copy: string): string => (copy.endsWith('.age') ? `${copy.slice(0, -4)}.keys.age` : `${copy}.keys`);

export const backup: Command = {
  usage: [
    'backup <file>',
    'writes a whole copy of the embedded database, also while the server runs, and beside it <file>.keys, without which nobody opens it; both encrypted when BACKUP_RECIPIENT is set (age)',
  ],
  words: [1],
  audited: ({ config, rest: [file = ''] }) => {
    if (config.DATABASE_URL !== undefined) throw new UsageError(ownTools);
    for (const each of [file, keysFileOf(file)])
      if (existsSync(each)) throw new UsageError(`${each} exists: name a file that there is not.`);
    checkFolder(dirname(file));
    return { did: 'backup', what: basename(file) };
  },
  async run({ config, rest: [file = ''] }) {
    const database = join(config.DATA_DIR, 'leads.db');
    const { BACKUP_RECIPIENT: recipient } = config;
    const [part, keysPart, keysFile] = [`${file}.part`, `${file}.keys.part`, keysFileOf(file)];
    for (const each of [part, keysPart]) rmSync(each, { force: true });
    try {
      copyDatabase(database, part);
      extractKeys(part, keysPart);
      // the keys first: they open earlier copies too, and a copy without them opens nothing
      for (const [from, to] of [
        [keysPart, keysFile],
        [part, file],
      ] as const) {
        if (recipient) await encrypt(from, to, recipient);
        else renameSync(from, to);
      }
    } finally {
      for (const each of [part, keysPart]) rmSync(each, { force: true });
    }
    console.log(
      `Written: ${file} and ${keysFile}${recipient ? ', encrypted' : ''}. Keep DATA_KEYS apart from them: without those they cannot be read. Keep ${keysFile} and delete the key files from before it: it opens their copies too, but for what was erased since.`,
    );
  },
};

/** Prints how much can be decrypted. @returns whether everything can */
async function report(store: Store, config: Config): Promise<boolean> {
  const vault = createVault(readKeys(config));
  let isWhole = true;
  for await (const { table, rows, keyless, unreadable } of checkRecords(store, vault)) {
    const gone = keyless > 0 ? `, ${keyless} without a key: erased or expired since` : '';
    console.log(`${table}: ${rows - keyless - unreadable.length} of ${rows} open${gone}`);
    for (const id of unreadable) console.log(`  ${table} ${id}`);
    isWhole &&= unreadable.length === 0;
  }
  return isWhole;
}

/** @throws UsageError */
function checkDamage(file: string, named: string): void {
  const damage = damageOf(file);
  if (damage !== undefined) throw new UsageError(`${named} is damaged, and nothing was put in place: ${damage}`);
}

/** Writes what is in a file that `backup` made, decrypted, to one that there is not yet. @throws UsageError when it is damaged */
async function unpack(file: string, to: string, config: Config): Promise<void> {
  if (file.endsWith('.age')) await decrypt(file, to, config.BACKUP_IDENTITY);
  else {
    checkDamage(file, basename(file));
    copyDatabase(file, to);
  }
  checkDamage(to, basename(file));
}

/** Puts keys into the copy: those of the file that is named, or else of the one beside it. @throws UsageError */
async function putKeys(part: string, file: string, given: string | undefined, config: Config): Promise<void> {
  const beside = keysFileOf(file);
  const keysFile = given ?? (existsSync(beside) ? beside : undefined);
  if (keysFile === undefined) return;
  if (!existsSync(keysFile)) throw new UsageError(`There is no ${keysFile}.`);
  const keysPart = `${part}.keys`;
  rmSync(keysPart, { force: true });
  try {
    await unpack(keysFile, keysPart, config);
    insertKeys(part, keysPart);
  } finally {
    rmSync(keysPart, { force: true });
  }
  if (given === undefined) console.log(`Keys: ${keysFile}. Where there is a newer key file, name it with --keys.`);
}

/** Opens the copy's store and repeats the erasures made since. */
async function verifyCopy(file: string, config: Config): Promise<boolean> {
  const store = await openSqliteStore({ file, readOnly: false });
  try {
    const isWhole = await report(store, config);
    if (isWhole) await repeatErasures({ store, vault: createVault(readKeys(config)) }, new Date());
    return isWhole;
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
    'restore [<file>] [--keys <file>] [--verify]',
    'opens every record of a copy with DATA_KEYS and the newest key file, then puts it in place; --verify looks only, and without a file at the store itself',
  ],
  words: [0, 1],
  async run({ config, given, rest: [file] }) {
    const { verify, keys } = given;
    if (file === undefined) {
      if (!verify || keys !== undefined) throw new UsageError(`ops ${restore.usage[0]}: name the copy.`);
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
      await unpack(file, part, config);
      migrateCopy(part);
      await putKeys(part, file, keys, config);
      if (!(await verifyCopy(part, config))) {
        process.exitCode = 1;
        console.log(
          'Nothing was put in place: is a key missing in DATA_KEYS, is the key file older than the copy (name the newest with --keys), or is the copy damaged?',
        );
        return;
      }
      if (verify) return;
      renameSync(part, target);
    } finally {
      for (const end of ['', '-wal', '-shm']) rmSync(part + end, { force: true });
    }
    // the copy's audit ends before what this machine remembers
    rmSync(auditWitness(config), { force: true });
    const { store } = await openStore(config);
    const vault = () => createVault(readKeys(config));
    await audit({ config, store, given, vault }, { did: 'restore', what: basename(file) });
    await store.close();
    console.log(`In place: ${target}. What came after the copy is undone: make opt-outs of that time again.`);
  },
};
