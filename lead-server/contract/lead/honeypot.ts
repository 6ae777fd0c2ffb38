/** The name of a field that no person sees; the server marks a lead that has it filled in. */
export const honeypot = 'website';
