/** The name of the field that no person sees (issue 4, security): the page has it, and the server looks whether it came filled in. */
export const honeypot = 'website';
