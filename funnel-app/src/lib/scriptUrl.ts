import { scriptPolicyName } from '#contract/api/script-policy.ts';

/** The part of Trusted Types in use; not every browser has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** @throws TypeError for a `data:` or `javascript:` address, and for http on a page of https */
function checked(address: string): string {
  const { protocol } = new URL(address, location.href);
  if (protocol === 'https:' || protocol === location.protocol) return address;
  throw new TypeError('A script is loaded over https only.');
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(scriptPolicyName, {
  createScriptURL: checked,
});

/** The address of a script to load. The Content-Security-Policy takes scripts' addresses from here only (http/page-headers.ts). */
export const scriptUrl = (address: string): string => policy?.createScriptURL(address) ?? checked(address);
