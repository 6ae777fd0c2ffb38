import { approveSecond, refuseSecond, stillFits } from '../../src/desk/four-eyes.ts';
import { type Command, print, UsageError } from './command.ts';
import { asTyped, deskOf } from './own-desk.ts';

/** How many requests a list shows. */
const listed = 50;
const iso = (at: number) => new Date(at).toISOString();

export const seconds: Command = {
  usage: [
    'seconds [--json] | seconds show|approve <id> | seconds refuse <id> --because "..."',
    'acts on many that wait for a second person: approve does exactly that one, leaving out what changed since. --as names the second person',
  ],
  words: [0, 2],
  opens: true,
  changes: true,
  async run(context) {
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
    if (act === 'refuse') {
      if (!given.because) throw new UsageError('Say why: --because "these are the wrong ones"');
      await refuseSecond(deskOf(context), id, given.because).catch(asTyped);
      return console.log('Refused.');
    }
    if (act !== 'show' && act !== 'approve') throw new UsageError(`ops ${seconds.usage[0]}`);
    const { fits, changed } = await stillFits(context, request);
    console.log(`${request.act}: ${fits} of ${request.count} still fit; ${changed} changed. ${request.label}`);
    if (act === 'show') return;
    const seen = { scopeHash: request.scopeHash, fits };
    console.log(`${await approveSecond(deskOf(context), id, seen).catch(asTyped)} done.`);
  },
};
