import type { PageSettings } from '#contract/api/page-settings.ts';
import { retry } from '../api/retry.ts';
import { leadTracking } from './leadTracking.ts';
import { loadScript, poll } from './loadScript.ts';

/** The specification's intervals (Core 9), and how long they are kept up; assumed: a script that has said nothing by then will not. */
const leadIdEveryMs = 50;
const trustedFormEveryMs = 5;
const limitMs = 30_000;

const trustedFormField = 'xxTrustedFormCertUrl';
const leadIdField = 'leadid_token';

/**
 * TrustedForm and LeadiD: what proves to a partner that this visitor was on this page and agreed (decisions 8). They find a form to put their
 * tokens into, also while the screen shows none.
 */
export async function collectCertificates({ trustedFormScript, leadIdScript }: PageSettings): Promise<void> {
  if (trustedFormScript === '' && leadIdScript === '') return;
  const form = document.createElement('form');
  form.hidden = true;
  const token = document.createElement('input');
  token.type = 'hidden';
  token.name = leadIdField;
  token.id = leadIdField;
  form.append(token);
  document.body.append(form);
  await Promise.all([
    collect(trustedFormScript, 'trusted_form_cert_id', `[name=${trustedFormField}]`, trustedFormEveryMs),
    collect(leadIdScript, 'leadid_token', `#${leadIdField}`, leadIdEveryMs),
  ]);
}

async function collect(script: string, field: string, where: string, everyMs: number): Promise<void> {
  if (script === '' || !(await retry(async () => (await loadScript(script)) || undefined))) return;
  const look = () => document.querySelector<HTMLInputElement>(where)?.value || undefined;
  const value = await poll(look, everyMs, limitMs);
  if (value !== undefined) leadTracking[field] = value;
}
