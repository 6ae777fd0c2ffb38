import { recordAudit } from '../../desk/audit-log.ts';
import { allow } from '../../desk/campaigns/acts.ts';
import { deskOf, type StudioHandlers, type StudioParts } from '../studio-parts.ts';
import { silenceCause } from './cause-rows.ts';

/** Silences a cause for everybody, or lets it speak again. The audit has it before. */
export const silenceHandler = (parts: StudioParts): Pick<StudioHandlers, 'silence'> => ({
  async silence({ cause, isOn }, caller) {
    const { actor, from } = caller;
    allow(actor, 'silence');
    const { store, audit, now } = deskOf(parts, caller);
    await recordAudit({ ...audit, store }, { who: actor.name, from, did: isOn ? 'silence' : 'speak again', what: cause });
    await silenceCause(store, cause, actor.name, isOn, now());
    return {};
  },
});
