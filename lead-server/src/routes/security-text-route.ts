import type { Router } from 'express';
import type { Config } from '../settings/config.ts';

const day = 86_400_000;

/** GET /.well-known/security.txt (RFC 9116): where to report a hole. Only where COMPANY_EMAIL says to whom. */
export function securityTextRoutes(
  router: Router,
  { COMPANY_EMAIL, PUBLIC_URL }: Pick<Config, 'COMPANY_EMAIL' | 'PUBLIC_URL'>,
): void {
  if (COMPANY_EMAIL === '') return;
  router.get('/.well-known/security.txt', (_request, response) => {
    const expires = new Date(Date.now() + 180 * day).toISOString();
    const lines = [
      `Contact: mailto:${COMPANY_EMAIL}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, es',
      ...(PUBLIC_URL ? [`Canonical: ${PUBLIC_URL}/.well-known/security.txt`] : []),
    ];
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'max-age=86400' });
    response.end(`${lines.join('\n')}\n`);
  });
}
