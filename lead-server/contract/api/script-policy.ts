/** The page's own Trusted Types policy: the Content-Security-Policy allows no other. */
export const scriptPolicyName = 'accident-survey';
