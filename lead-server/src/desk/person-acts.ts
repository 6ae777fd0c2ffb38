import { type PrivacyForm, personOf } from '#contract/consent/privacy-request.ts';
import { findLeads } from '../privacy/person-records.ts';
import { privacySubmission } from '../privacy/privacy-intake.ts';
import { exportPerson, fileAndProcess, operatorRequest, type PersonExport } from '../privacy/privacy-operations.ts';
import { optIn } from '../submissions/opt-outs.ts';
import type { PrivacyRequest } from '../submissions/stored-privacy-request.ts';
import type { Did } from './acts.ts';
import { askSecond, type SecondDesk } from './four-eyes.ts';

/** Writes what is done to whose leads, before it is. @returns how many leads they have */
async function note(desk: SecondDesk, did: Did, form: PrivacyForm, because?: string): Promise<number> {
  const found = await findLeads(desk.privacy, personOf(form));
  const what = found.map(({ lead }) => lead).join(' ') || 'somebody without a lead';
  await desk.audit({ did, what, ...(because !== undefined && { because }) });
  return found.length;
}

/** What is stored of a person, as it is now. */
export async function exportOf(desk: SecondDesk, form: PrivacyForm): Promise<PersonExport> {
  await note(desk, 'export', form);
  return exportPerson(desk.privacy, personOf(form));
}

/** Stops every sale of a person's leads, by a request that is carried out at once. */
export async function optOutOf(desk: SecondDesk, form: PrivacyForm): Promise<PrivacyRequest> {
  await note(desk, 'optout', form);
  return fileAndProcess(desk.privacy, { ...form, optOutOfSaleOrSharingOfInformation: 'yes' });
}

/** Undoes a person's opt-out, as they asked. @returns how many there were */
export async function optInAgain(desk: SecondDesk, form: PrivacyForm, because: string): Promise<number> {
  await note(desk, 'optin', form, because);
  return optIn(desk.privacy, personOf(form));
}

/** Files a person's erasure, and asks a second person for it: nothing is erased before. @returns both requests' ids */
export async function askErasure(desk: SecondDesk, form: PrivacyForm, because: string) {
  const { store, vault, now } = desk.privacy;
  const leads = await note(desk, 'erase', form, because);
  const request = operatorRequest(now(), { ...form, requestToDeleteInformation: 'yes' });
  const { id } = request;
  await store.commit([privacySubmission(vault, request, { key: id, deliveries: [] })]);
  const label = `one person with ${leads} ${leads === 1 ? 'lead' : 'leads'}`;
  return { request: id, second: await askSecond(desk, { act: 'erase', ids: [id], label, because }) };
}
