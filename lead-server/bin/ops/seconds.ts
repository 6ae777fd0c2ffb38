import { allow } from '../../src/desk/campaigns/acts.ts';
import { approveSecond, refuseSecond, secondPermission, stillFits, takeApprovedFile } from '../../src/desk/four-eyes.ts';
import { leadsFile } from '../../src/desk/lead-csv.ts';
import { loadRequest } from '../../src/privacy/privacy-operations.ts';
import { asJson, type Command, type Context, print, UsageError } from './command.ts';
import { actorOf, asTyped, deskOf } from './own-desk.ts';

/** How many requests a list shows. */
const listed = 50;
const iso = (at: number) => new Date(at).toISOString();

/** The proof of an erasure, and whom to tell. */
async function proofOf({ store, vault }: Context, scope: string): Promise<string> {
  const [id = ''] = JSON.parse(scope) as readonly string[];
  const { plan, done } = (await loadRequest({ store, vault: vault() }, id))?.request ?? {};
  return asJson({ request: id, leads: plan?.certain.length ?? 0, tell: plan?.tell, ...done }, 2);
}

async function run(context: Context): Promise<void> {
  const { store, given } = context;
  const [act, id = ''] = context.rest;
  if (act === undefined) {
    const rows = await store.fourEyes(listed);
    const head = ['asked', 'by', 'act', 'count', 'what', 'because', 'state', 'id'];
    return print(rows, given.json, head, (row) => [
      iso(row.at),
      row.askedBy,
      row.act,
      String(row.count),
      row.label,
      row.because,
      row.state === 'waiting' && row.expiresAt <= Date.now() ? 'expired' : row.state,
      row.id,
    ]);
  }
  const request = await store.fourEyesRequest(id);
  if (!request) throw new UsageError('There is no such request: ops seconds lists them.');
  if (act !== 'show') allow(await actorOf(context), secondPermission(request.act));
  if (act === 'take')
    return console.log((await leadsFile(deskOf(context), await takeApprovedFile(deskOf(context), id))).csv.trimEnd());
  if (act === 'refuse') {
    if (!given.because) throw new UsageError('Say why: --because "these are the wrong ones"');
    await refuseSecond(deskOf(context), id, given.because);
    return console.log('Refused.');
  }
  if (act !== 'show' && act !== 'approve') throw new UsageError(`ops ${seconds.usage[0]}`);
  const { fits, changed } = await stillFits(context, request);
  console.log(`${request.act}: ${fits} of ${request.count} still fit; ${changed} changed. ${request.label}`);
  if (act === 'show') return;
  const seen = { scopeHash: request.scopeHash, fits };
  console.log(`${await approveSecond(deskOf(context), id, seen)} done.`);
  if (request.act === 'erase') console.log(await proofOf(context, request.scope));
}

export const seconds: Command = {
  usage: [
    'seconds [--json] | seconds show|approve|take <id> | seconds refuse <id> --because "..."',
    'acts on many that wait for a second person: approve does exactly that one, leaving out what changed since; take prints the file that was approved. --as names the person who decides',
  ],
  words: [0, 2],
  opens: true,
  changes: true,
  run: (context) => run(context).catch(asTyped),
};
