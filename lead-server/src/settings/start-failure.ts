import { ConfigError } from './config.ts';

/** Why a start failed. A fault that a person can correct is one line with the remedy; any other is shown whole. */
export function startFailureMessage(failure: NodeJS.ErrnoException & { readonly port?: number }): string {
  const { code, port, path } = failure;
  if (failure instanceof ConfigError) return failure.message;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the program that listens there, or set PORT (OPS_PORT for the operators' pages) to another.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} is not for this user: set PORT to 1024 or above.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return 'HOST is no address of this machine: 0.0.0.0 listens on all of IPv4, and :: on all of both.';
  if (path !== undefined) return `${path} cannot be used (${code}): check the setting that names it, such as DATA_DIR.`;
  return failure.stack ?? failure.message;
}
