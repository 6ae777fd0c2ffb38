import type { PageSettings } from '#contract/api/page-settings.ts';
import { retry } from '../lib/retry.ts';
import { loadScript, poll } from './loadScript.ts';
import type { VisitTracking } from './visitTracking.ts';

/** Polling intervals as specified. assumed: how long. See docs/spec/calls.md#certificates. */
const leadIdEveryMs = 50;
const trustedFormEveryMs = 5;
const limitMs = 30_000;

const trustedFormField = 'xxTrustedFormCertUrl';
const leadIdField = 'leadid_token';

/** Collects TrustedForm and LeadiD tokens, for which a form must exist at all times. See docs/spec/calls.md#certificates. */
export async function collectCertificates(
  { trustedFormScript, leadIdScript }: PageSettings,
  leadFields: VisitTracking['leadFields'],
): Promise<void> {
  if (trustedFormScript === '' && leadIdScript === '') return;
  const form = document.createElement('form');
  form.hidden = true;
  const token = document.createElement('input');
  token.type = 'hidden';
  token.name = leadIdField;
  token.id = leadIdField;
  form.append(token);
  document.body.append(form);
  const collect = async (script: string, field: string, where: string, everyMs: number): Promise<void> => {
    if (script === '' || !(await retry(async () => (await loadScript(script)) || undefined))) return;
    const read = () => document.querySelector<HTMLInputElement>(where)?.value || undefined;
    const value = await poll(read, everyMs, limitMs);
    if (value !== undefined) leadFields[field] = value;
  };
  await Promise.all([
    collect(trustedFormScript, 'trusted_form_cert_id', `[name=${trustedFormField}]`, trustedFormEveryMs),
    collect(leadIdScript, 'leadid_token', `#${leadIdField}`, leadIdEveryMs),
  ]);
}
