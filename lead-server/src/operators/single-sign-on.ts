import type { Configuration, IDToken } from 'openid-client';
import { HttpError } from '../lib/http-error.ts';
import type { Config } from '../settings/config.ts';
import type { Role } from '../settings/groups/ops.ts';
import { undefinedIfUnreadable, type Vault } from '../vault/vault.ts';

/** Where the provider sends the browser back to; it has to be registered there, after OPS_URL. */
export const callbackPath = '/ops/sign-in/callback';
/** The time that a sign-in at the provider may take. */
export const signInSeconds = 600;
/** A provider that does not answer in time is one that is away. */
const timeoutSeconds = 10;

/** Begins the names of people whom the provider knows. */
export const providerPrefix = 'sso:';

/** The provider's id of the person. */
export interface SignedIn {
  /** `sso:` and the subject, which the provider never gives to another. */
  readonly name: string;
  readonly role: Role;
  /** Their readable name, for the audit. */
  readonly label: string;
}

/** The state that the browser carries to the provider and back, sealed. */
interface Begun {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly until: number;
}

export interface SingleSignOn {
  /** @returns where to send the browser, and the cookie that it brings back */
  begin(now: number): Promise<{ readonly location: string; readonly cookie: string }>;
  /**
   * Accepts the provider's response once. @throws HttpError 401 for a forged, replayed, late or foreign one; 403
   * without a role
   */
  finish(query: string, cookie: string | undefined, now: number): Promise<SignedIn>;
}

type Settings = Pick<
  Config,
  'OPS_URL' | 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_ROLES' | 'OIDC_ROLE_CLAIM' | 'OIDC_ACR'
>;

const refused = (code: string, message: string) => new HttpError(401, code, message);
const away = () => new HttpError(503, 'provider_away', 'The sign-in service does not answer. Try again shortly.');

/** The first row of the table that one of the person's groups is in. */
function roleOf(claims: IDToken, claim: string, table: Config['OIDC_ROLES']): Role | undefined {
  const value = claims[claim];
  const groups = Array.isArray(value) ? value : [value];
  return table.find(([group]) => groups.includes(group))?.[1];
}

function labelOf({ preferred_username, email }: IDToken): string {
  const label = [preferred_username, email].find((each) => typeof each === 'string') ?? '';
  return String(label)
    .replaceAll(/[^\p{L}\p{N}@._ +-]/gu, '')
    .slice(0, 100);
}

/** Sign-in by OpenID Connect: code flow with PKCE, state and nonce, and a verified signature. Undefined without its settings. */
export function createSingleSignOn(
  settings: Settings,
  { vault, takeOnce }: { readonly vault: Vault; readonly takeOnce: (state: string, until: number) => Promise<boolean> },
): SingleSignOn | undefined {
  const { OIDC_ISSUER: issuer, OPS_URL: ownUrl, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = settings;
  if (issuer === undefined || ownUrl === undefined) return undefined;
  const redirect = `${ownUrl}${callbackPath}`;
  let known: Promise<Configuration> | undefined;

  /** The provider's metadata, read at the first sign-in. */
  async function provider() {
    const oidc = await import('openid-client');
    known ??= oidc.discovery(new URL(issuer as string), OIDC_CLIENT_ID, undefined, oidc.ClientSecretBasic(OIDC_CLIENT_SECRET), {
      timeout: timeoutSeconds,
      // the library checks no signature over TLS; a test, or a proxy, may be without
      execute: [oidc.enableNonRepudiationChecks, ...(issuer?.startsWith('http:') ? [oidc.allowInsecureRequests] : [])],
    });
    try {
      return { oidc, configuration: await known };
    } catch {
      known = undefined;
      throw away();
    }
  }

  return {
    async begin(now) {
      const { oidc, configuration } = await provider();
      const begun: Begun = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        until: now + signInSeconds * 1000,
      };
      const location = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirect,
        scope: 'openid profile email',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
        ...(settings.OIDC_ACR && { acr_values: settings.OIDC_ACR }),
      });
      return { location: location.href, cookie: vault.encrypt('ops sign-in', '', JSON.stringify(begun)).toString('base64url') };
    },
    async finish(query, cookie, now) {
      const begun =
        cookie && undefinedIfUnreadable(() => JSON.parse(vault.decrypt('ops sign-in', '', Buffer.from(cookie, 'base64url'))));
      const { state, nonce, verifier, until } = (begun || {}) as Partial<Begun>;
      const given = new URLSearchParams(query).get('state');
      if (!state || given !== state || !until || until < now || !(await takeOnce(state, until)))
        throw refused('bad_state', 'This sign-in was not begun in this browser, or it is over. Begin again.');
      const { oidc, configuration } = await provider();
      const checks = { expectedState: state, expectedNonce: nonce as string, pkceCodeVerifier: verifier as string };
      const tokens = await oidc
        .authorizationCodeGrant(configuration, new URL(`${redirect}${query}`), { ...checks, idTokenExpected: true })
        .catch((failure: unknown) => {
          if (failure instanceof TypeError || (failure as Error).name === 'TimeoutError') throw away();
          throw refused('bad_token', 'The sign-in service did not confirm who you are. Begin again.');
        });
      const claims = tokens.claims();
      if (claims === undefined || !/^[\x21-\x7e]{1,255}$/.test(claims.sub))
        throw refused('bad_token', 'The sign-in service did not confirm who you are. Begin again.');
      if (settings.OIDC_ACR && claims.acr !== settings.OIDC_ACR)
        throw refused(
          'weak_sign_in',
          'The sign-in was not as strong as this page asks for. Begin again with your second factor.',
        );
      const role = roleOf(claims, settings.OIDC_ROLE_CLAIM, settings.OIDC_ROLES);
      if (role === undefined) throw new HttpError(403, 'no_role', 'Your account has no role here: ask an admin.');
      return { name: `${providerPrefix}${claims.sub}`, role, label: labelOf(claims) };
    },
  };
}
