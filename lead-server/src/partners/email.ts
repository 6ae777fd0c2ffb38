import { NODATA, NOTFOUND, Resolver, TIMEOUT } from 'node:dns/promises';
import disposable from 'disposable-email-domains-js';
import { parse } from 'tldts-icann';
import { maxLengthOf } from '#contract/fields/validation.ts';
import { type CallPartner, type CallResult, from2xx, timeLimits } from './client.ts';

/** The response of POST /api/validations/ipqs/email. See docs/spec/validation.md#email. */
export interface EmailCheck {
  readonly success: boolean;
  readonly valid: boolean;
  readonly disposable: boolean;
  readonly fraud_score: number;
  readonly dns_valid: boolean;
}

export type CheckEmail = (email: string) => Promise<EmailCheck>;

/** The response when the service fails: it never blocks. See docs/spec/errors.md#the-visitor-is-never-stopped. */
export const emailUnknown: EmailCheck = { success: false, valid: true, disposable: false, fraud_score: 0, dns_valid: true };

/** Whether a domain exists; undefined when no resolver says so in time. */
export type DomainExists = (domain: string) => Promise<boolean | undefined>;

const controlMs = 60_000;

/**
 * Looks up the domain's mail hosts. Only a domain that does not exist is a no, since many are set up oddly.
 * A resolver that cannot find `com` knows only its own network, so its no does not count.
 * @param onResult called after each lookup
 * @param servers addresses of name servers; the machine's own without them
 */
export function domainExistsByDns(
  onResult: (result: CallResult, ms: number) => void = () => {},
  timeoutMs: number = timeLimits.dns,
  servers?: readonly string[],
): DomainExists {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
  if (servers) resolver.setServers(servers);
  let control: { readonly at: number; readonly knowsTheWorld: Promise<boolean> } | undefined;
  const knowsTheWorld = () => {
    const now = Date.now();
    if (!control || now - control.at > controlMs) {
      const asked = resolver.resolveNs('com').then(
        () => true,
        () => false,
      );
      control = { at: now, knowsTheWorld: asked };
    }
    return control.knowsTheWorld;
  };
  return async (domain) => {
    const started = performance.now();
    const deadline = new Promise<'timed_out'>((resolve) => setTimeout(resolve, timeoutMs, 'timed_out').unref());
    const answer = resolver.resolveMx(domain).then(
      () => true,
      async (error: NodeJS.ErrnoException) => {
        // a domain that takes no mail, as far as it says, is one that exists
        if (error.code === NODATA) return true;
        if (error.code === NOTFOUND) return (await knowsTheWorld()) ? false : 'no_verdict';
        return error.code === TIMEOUT ? 'timed_out' : 'failed';
      },
    );
    const result = await Promise.race([answer, deadline]);
    const hasVerdict = typeof result === 'boolean';
    onResult(hasVerdict ? 'answered' : result, performance.now() - started);
    return hasVerdict ? result : undefined;
  };
}

const syntax =
  /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/** The list names registered domains: `mail.trash.example` is found as `trash.example`. */
function isDisposable(domain: string): boolean {
  const labels = domain.split('.');
  return labels.slice(0, -1).some((_, index) => disposable.isDisposableEmailDomain(labels.slice(index).join('.')));
}

const noAddress: EmailCheck = { success: true, valid: false, disposable: false, fraud_score: 0, dns_valid: false };
const isAddress = (address: string) => syntax.test(address) && address.length <= maxLengthOf('email');

/**
 * Whether a domain is below a public suffix (publicsuffix.org): looking up another would ask our own network, and reveal what is
 * there.
 */
function isPublic(domain: string): boolean {
  const { isIcann, publicSuffix } = parse(domain);
  // .arpa is on that list, and no mail goes there
  return isIcann === true && publicSuffix?.endsWith('arpa') === false;
}

/** The embedded check: syntax, the list of disposable domains, and DNS where a resolver answers. */
export const checkEmailEmbedded =
  (domainExists: DomainExists): CheckEmail =>
  async (email) => {
    const address = email.trim().toLowerCase();
    if (!isAddress(address)) return noAddress;
    const domain = address.slice(address.lastIndexOf('@') + 1);
    const exists = !isPublic(domain) || ((await domainExists(domain)) ?? true);
    return { success: true, valid: exists, disposable: isDisposable(domain), fraud_score: 0, dns_valid: exists };
  };

/** `success: false` is a failure of the service; `timed_out` with `valid: false` is no verdict. */
const readIpqs = from2xx(({ success, valid, timed_out, disposable, fraud_score, dns_valid }): EmailCheck | undefined => {
  if (success !== true || typeof valid !== 'boolean' || (timed_out === true && !valid)) return undefined;
  return {
    success: true,
    valid,
    disposable: disposable === true,
    fraud_score: typeof fraud_score === 'number' ? fraud_score : 0,
    dns_valid: dns_valid !== false,
  };
});

/**
 * IPQualityScore.
 * @param base without a slash at the end
 */
export const checkEmailByIpqs =
  (ask: CallPartner, base: string, key: string): CheckEmail =>
  async (email) => {
    // "..", and whatever else is no address, would ask the partner for another address than we mean
    if (!isAddress(email.trim().toLowerCase())) return noAddress;
    const path = [key, email.trim()].map(encodeURIComponent).join('/');
    return ask(`${base}/api/json/email/${path}?timeout=7`, readIpqs).catch(() => emailUnknown);
  };
