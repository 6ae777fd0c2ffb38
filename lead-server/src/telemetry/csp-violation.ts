/** The directives that a violation is counted by. */
export const violatedDirectives = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'frame-ancestors',
  'form-action',
  'base-uri',
  'object-src',
  'require-trusted-types-for',
  'trusted-types',
  'default-src',
] as const;

/** The blocked source: the browser's keywords, and kinds of addresses. */
export const blockedKinds = ['inline', 'eval', 'sink', 'policy', 'self', 'data', 'host', 'extension'] as const;

/** One report of a browser, in closed lists only. */
export interface Violation {
  readonly directive: (typeof violatedDirectives)[number] | 'other';
  readonly blocked: (typeof blockedKinds)[number] | 'other';
  readonly disposition: 'enforce' | 'report';
}
