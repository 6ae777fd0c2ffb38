import { type FileContext, isRecordOf, makeLeadFile } from '../../src/ops/lead-file/lead-file.ts';
import { leadFileDocument } from '../../src/ops/lead-file/lead-file-page.ts';
import { asJson, type Command, type Context, findStored, UsageError } from './command.ts';
import { salesNow } from './own-desk.ts';

const findLead = (context: Pick<Context, 'store'>, id: string) =>
  findStored(context, id, ({ kind }) => kind === 'lead', `There is no lead ${id}: ops leads lists them.`);

const fileContext = async ({ store, vault, config }: Pick<Context, 'store' | 'vault' | 'config'>): Promise<FileContext> => ({
  store,
  vault: vault(),
  now: Date.now(),
  sales: await salesNow({ store, config }),
});

export const lead: Command = {
  usage: ['lead <submission> [--html]', 'the file of a lead, for a dispute: JSON, or a page to print (personal data)'],
  words: [1],
  opens: true,
  audited: async ({ store, rest: [id = ''] }) => ({ did: 'reveal', what: (await findLead({ store }, id)).id }),
  async run({ store, vault, config, given, rest: [id = ''] }) {
    const row = await findLead({ store }, id);
    const file = await makeLeadFile(await fileContext({ store, vault, config }), row);
    console.log(given.html ? leadFileDocument(file) : asJson(file, 2));
  },
};

export const verify: Command = {
  usage: [
    'verify <submission> <sha256>',
    "whether the record of a lead's file is the one that is stored; exit code 1 when it is not",
  ],
  words: [2],
  opens: true,
  audited: async ({ store, rest: [id = ''] }) => ({ did: 'verify', what: (await findLead({ store }, id)).id }),
  async run({ store, vault, config, rest: [id = '', hash = ''] }) {
    if (!/^[\da-f]{64}$/.test(hash)) throw new UsageError('The SHA-256 of a record has 64 characters, 0 to 9 and a to f.');
    const row = await findLead({ store }, id);
    const isSame = await isRecordOf(await fileContext({ store, vault, config }), row, hash);
    console.log(isSame ? 'The record is as it was.' : 'The record differs: the file was changed, or the lead was erased.');
    if (!isSame) process.exitCode = 1;
  },
};
