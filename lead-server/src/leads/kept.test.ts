import { describe, expect, it } from 'vitest';
import { edgeCoveringPaths } from '#contract/checker/paths.ts';
import { consentText } from '#contract/consent.ts';
import { flows } from '#contract/flows/index.ts';
import { buildLead, type LeadRecord, parseSubmission } from '#contract/lead-record.ts';
import { createVault } from '../vault/vault.ts';
import { openKept, sealKept, sealText } from './kept.ts';

const vault = createVault([{ version: 1, secret: Buffer.alloc(32, 1) }]);
const now = new Date();

const { text: tcpa, version } = consentText({
  locale: 'en',
  brandName: 'Auto Accident Team',
  sellers: ['its partner law firms'],
});

/** A record of every way through every flow. */
const records = flows.flatMap((flow) =>
  edgeCoveringPaths(flow, [{ now }]).map(({ answers }): LeadRecord => {
    const parsed = parseSubmission({
      ...answers,
      flow: flow.id,
      brand: 'auto-accident',
      tcpa,
      consent_version: version,
    });
    if (!parsed.ok) throw new Error(parsed.refusal.message);
    const built = buildLead(parsed.value, { now, ipAddress: '203.0.113.9', userAgent: 'Test "Browser" \\u0000' });
    if (!built.ok) throw new Error(built.refusal.message);
    return built.value;
  }),
);

describe('a sealed lead', () => {
  it.each(records)('opens as it was, way %#', (record) => {
    const { text } = record.meta.consent;
    const sealed = sealKept(vault, 'id', { is: 'lead', record });
    const consent = { version, textHash: 'hash', sealedText: sealText(vault, 'hash', text) };
    expect(openKept(vault, { id: 'id', sealed, consent })).toEqual({ is: 'lead', record });
  });

  it('does not hold the consent text, which is kept once for all', () => {
    const [record] = records;
    if (!record) throw new Error('There should be a record');
    const json = vault.open('submissions', 'id', sealKept(vault, 'id', { is: 'lead', record }));
    expect(json).not.toContain('agree');
  });

  it('holds a text that is none of ours itself, so that both are erased together', () => {
    const [record] = records;
    if (!record) throw new Error('There should be a record');
    const text = 'I am Ann "Example" \\ and\nagree. "\\u0000"';
    const odd: LeadRecord = { ...record, meta: { ...record.meta, consent: { version, text, verified: false } } };
    const sealed = sealKept(vault, 'id', { is: 'lead', record: odd });
    expect(openKept(vault, { id: 'id', sealed, consent: undefined })).toEqual({ is: 'lead', record: odd });
  });

  it('opens as it was when it is a message or was refused', () => {
    const message = { is: 'message', text: 'Hello' } as const;
    expect(openKept(vault, { id: 'm', sealed: sealKept(vault, 'm', message), consent: undefined })).toEqual(message);
  });
});
