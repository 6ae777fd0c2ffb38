/** The level above an address of the studio; undefined at the top. Pure. */
export function levelAbove(path: string): '/campaigns' | '/leads' | '/experiments' | '/' | undefined {
  if (/^\/(campaigns\/.|new)/.test(path)) return '/campaigns';
  if (/^\/leads\/./.test(path)) return '/leads';
  if (/^\/experiments\/./.test(path)) return '/experiments';
  return ['/campaigns', '/leads', '/deliveries', '/audit', '/experiments'].includes(path) ? '/' : undefined;
}
