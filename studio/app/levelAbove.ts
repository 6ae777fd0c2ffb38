/** The level above an address of the studio; undefined at the top. Pure. */
export function levelAbove(path: string): '/campaigns' | '/experiments' | '/' | undefined {
  if (/^\/(campaigns\/.|new)/.test(path)) return '/campaigns';
  if (/^\/experiments\/./.test(path)) return '/experiments';
  return path === '/campaigns' || path === '/experiments' ? '/' : undefined;
}
