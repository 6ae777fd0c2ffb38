/** The level above an address of the studio; undefined at the top. Pure. */
export function levelAbove(path: string): '/campaigns' | '/leads' | '/experiments' | '/privacy' | '/' | undefined {
  if (/^\/(campaigns\/.|new)/.test(path)) return '/campaigns';
  if (/^\/leads\/./.test(path)) return '/leads';
  if (/^\/privacy\/./.test(path)) return '/privacy';
  if (/^\/experiments\/./.test(path)) return '/experiments';
  if (path.startsWith('/settings')) return '/';
  return ['/campaigns', '/leads', '/deliveries', '/audit', '/experiments', '/privacy'].includes(path) ? '/' : undefined;
}
