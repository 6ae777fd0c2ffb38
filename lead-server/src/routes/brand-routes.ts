import type { Router } from 'express';
import { type BrandId, brandByHost, brandIds, type Site } from '#contract/site/site.ts';

/** A vCard's text value (RFC 6350, 3.4). */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** GET /favicon.ico: the brand's, by the host. Requested by programs that read no page. */
export function faviconRoutes(router: Router, site: () => Site): void {
  router.get('/favicon.ico', (request, response) =>
    response.redirect(302, `/icons/${brandByHost(request.headers.host ?? '', site())}.ico`),
  );
}

/** GET /contact/{brand}.vcf: the brand's call number to save, so that a call back is not from a stranger. */
export function contactCardRoutes(router: Router, site: () => Pick<Site, 'brands'>): void {
  router.get('/contact/:brand.vcf', (request, response, next) => {
    const { brands } = site();
    const brand = brandIds.find((id) => id === request.params.brand);
    if (!brand || brands[brand].callNumber === '') return next();
    response.writeHead(200, { 'content-type': 'text/vcard; charset=utf-8', 'cache-control': 'max-age=3600' });
    response.end(contactCard(brands[brand]));
  });
}

function contactCard({ name, callNumber }: Site['brands'][BrandId]): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${callNumber}`,
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
