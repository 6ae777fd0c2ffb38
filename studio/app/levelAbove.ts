/** The level above an address of the studio; undefined at the top. Pure. */
export function levelAbove(path: string): '/campaigns' | '/leads' | '/' | undefined {
  if (/^\/(campaigns\/.|new)/.test(path)) return '/campaigns';
  if (/^\/leads\/./.test(path)) return '/leads';
  return ['/campaigns', '/leads', '/deliveries', '/audit'].includes(path) ? '/' : undefined;
}
