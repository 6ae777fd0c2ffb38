/** The level above an address of the studio; undefined at the top. Pure. */
export function levelAbove(path: string): '/campaigns' | '/' | undefined {
  if (/^\/(campaigns\/.|new)/.test(path)) return '/campaigns';
  return path === '/campaigns' ? '/' : undefined;
}
