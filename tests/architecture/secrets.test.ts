import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** How keys of services look that a person may have pasted. Invented ones of tests are not whole. */
const shapes: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'an AWS key': /\bAKIA[A-Z\d]{16}\b/,
  'a GitHub token': /\bgh[pousr]_[A-Za-z\d]{36}\b/,
  'a Slack token or webhook': /\bxox[abprs]-[\w-]{20,}|hooks\.slack\.com\/services\/T[A-Z\d]{8,}\//,
  'a Stripe key': /\b[rs]k_live_[A-Za-z\d]{20,}/,
  'a Google key': /\bAIza[\w-]{35}\b/,
  'an npm token': /\bnpm_[A-Za-z\d]{36}\b/,
  'a Twilio key': /\bSK[\da-f]{32}\b/,
};

it("no file of the project contains a service's key", () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter((file) => /\.(tsx?|mjs|json|md|ya?ml|sql|sh|html|css|txt|example)$|^[^.]+$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Object.entries(shapes).flatMap(([what, shape]) => (shape.test(text) ? [`${file}: ${what}`] : []));
  });
  expect(found).toEqual([]);
});
