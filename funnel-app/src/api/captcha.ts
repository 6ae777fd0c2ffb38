import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import { request, responseField, send } from './request.ts';

/** The captcha that GET /captcha asks for: a proof of work, or reCAPTCHA v2. See docs/spec/calls.md#captcha. */
export type CaptchaKind =
  | { readonly kind: 'altcha'; readonly challenge: string }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

/** Milliseconds until the visitor goes on without the captcha. */
const timeoutMs = 8000;

/** Which captcha there is; undefined when it is out of reach. */
export async function captchaKind(): Promise<CaptchaKind | undefined> {
  const answer = await request('GET', '/captcha', undefined, { timeout: timeoutMs });
  if (answer?.status !== 200) return undefined;
  const [kind, challenge, siteKey] = (['kind', 'challenge', 'siteKey'] as const).map((name) => responseField(answer, name));
  if (kind === 'altcha' && typeof challenge === 'string') return { kind, challenge };
  return kind === 'recaptcha' && typeof siteKey === 'string' ? { kind, siteKey } : undefined;
}

/** The browser's own PBKDF2: the library's is Node's. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength = 32 }, salt, password) => {
  const bytes = (some: Uint8Array) => Uint8Array.from(some);
  const key = await crypto.subtle.importKey('raw', bytes(password), 'PBKDF2', false, ['deriveBits']);
  const options = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: cost };
  return { derivedKey: new Uint8Array(await crypto.subtle.deriveBits(options, key, keyLength * 8)) };
};

/**
 * The server's challenge, worked out (ALTCHA's protocol): the token that goes with the form. About a second of a phone's work. Undefined when
 * the check is out of reach: it never stops a visitor.
 */
export async function solveCaptcha(path: string): Promise<string | undefined> {
  const answer = await send('GET', path, undefined, { timeout: timeoutMs });
  if (answer?.status !== 200) return undefined;
  return solved(async () => answer.body as Challenge);
}

/** A challenge that came with a refusal, worked out. Undefined where the browser can't. See docs/spec/calls.md#proof-of-work. */
export const solveProof = (challenge: string): Promise<string | undefined> =>
  solved(async () => JSON.parse(atob(challenge)) as Challenge);

async function solved(read: () => Promise<Challenge>): Promise<string | undefined> {
  try {
    const challenge = await read();
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    // no cryptography outside a secure context, or a challenge of another kind
    return undefined;
  }
}
