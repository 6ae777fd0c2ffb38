import { causeRows, silenceCause } from '../../src/studio/told/cause-rows.ts';
import { actorName } from './audit.ts';
import { type Command, type Context, print, UsageError } from './command.ts';

const iso = (at: number) => (at === 0 ? '' : new Date(at).toISOString());

/** @throws UsageError for what is neither act */
function actOf({ rest: [act, cause = ''] }: Context): { readonly isOn: boolean; readonly cause: string } {
  if ((act !== 'silence' && act !== 'speak') || cause === '') throw new UsageError(`ops ${told.usage[0]}`);
  return { isOn: act === 'silence', cause };
}

export const told: Command = {
  usage: [
    'told [--json] | told silence|speak "<cause>"',
    'what was told to the team and still stands; silences a cause for a week, here and in Today, or lets it speak again',
  ],
  words: [0, 2],
  audited: (context) => {
    if (context.rest.length === 0) return { did: 'list', what: 'told' };
    const { isOn, cause } = actOf(context);
    return { did: isOn ? 'silence' : 'speak again', what: cause };
  },
  async run(context) {
    const { store, given } = context;
    if (context.rest.length > 0) {
      const { isOn, cause } = actOf(context);
      const { silentUntil } = await silenceCause(store, cause, actorName(given), isOn, Date.now());
      return console.log(isOn ? `Silent until ${iso(silentUntil)}.` : 'It speaks again.');
    }
    const rows = [...(await causeRows(store))].map(([cause, row]) => ({ cause, ...row }));
    print(
      rows,
      given.json,
      ['since', 'told', 'silent until', 'by', 'cause'],
      ({ cause, since, toldAt, silentUntil, silentBy }) => [...[iso(since), iso(toldAt), iso(silentUntil), silentBy, cause]],
    );
  },
};
