import { expect, it, onTestFinished } from 'vitest';
import type { WrittenPage } from '#contract/site/legal-text.ts';
import { slowTest, startTestServer } from '../support/running-server.ts';
import { studioPerson } from '../support/studio-person.ts';

const because = 'counsel, ticket 12';
const both = (en: string, es: string) => ({ en, es });
const terms: WrittenPage = {
  name: 'terms-of-use',
  title: both('Our rules', 'Nuestras reglas'),
  description: both('The rules of this site.', 'Las reglas de este sitio.'),
  updated: '2026-11-28',
  sections: [
    {
      id: 'who',
      title: both('Who we are', 'Quiénes somos'),
      text: both(
        '{brand} is an ad.\n\n- [Privacy](/privacy-policy)',
        '{brand} es un anuncio.\n\n- [Privacidad](/privacy-policy?lang=es)',
      ),
    },
  ],
};

it(
  'a legal page has the words of the privacy role once an owner has published them, and the release’s again without',
  slowTest,
  async () => {
    const server = await startTestServer({
      FUNNEL_DIR: 'dist',
      OPS_TOKEN: 'an-invented-operations-token',
      RATE_CALLS_PER_MINUTE: '0',
    });
    onTestFinished(server.remove);
    const [pia, olga, adam] = await Promise.all([
      studioPerson(server, 'pia', 'privacy'),
      studioPerson(server, 'olga', 'operator'),
      studioPerson(server, 'adam', 'admin'),
    ]);
    /** Without the marks that React leaves between texts. */
    const textAt = async (path: string) => (await (await fetch(server.url + path)).text()).replaceAll('<!-- -->', '');
    const release = await textAt('/terms-of-use');
    expect(release).toContain('Terms of Use');

    const save = { kind: 'legal', content: { legal: [terms] }, base: 1, etag: 0 } as const;
    expect((await olga.isRefused('saveSettings', save)).message).toContain('privacy');
    const draft = await pia.does('saveSettings', save);
    expect(draft.problems).toEqual([]);
    await adam.does('publishSettings', { kind: 'legal', because, seen: { version: 1, etag: draft.etag } });
    await expect.poll(() => textAt('/terms-of-use'), slowTest).toContain('Our rules');
    expect(await textAt('/terms-of-use')).toContain('<li><a href="/privacy-policy">Privacy</a></li>');
    const spanish = await textAt('/terms-of-use?lang=es');
    for (const words of ['Nuestras reglas', 'Auto Accident Team es un anuncio.', '/privacy-policy?lang=es'])
      expect(spanish).toContain(words);
    expect(await textAt('/privacy-policy')).toContain('Privacy Policy');

    await adam.does('bringSettingsBack', { kind: 'legal', version: 1, because });
    await expect.poll(() => textAt('/terms-of-use'), slowTest).toBe(release);
  },
);

it('what would mislead on a legal page is kept from going live, at its field', slowTest, async () => {
  const server = await startTestServer({ OPS_TOKEN: 'an-invented-operations-token', RATE_CALLS_PER_MINUTE: '0' });
  onTestFinished(server.remove);
  const adam = await studioPerson(server, 'adam', 'admin');
  const [section] = terms.sections;
  const spoilt = { ...terms, sections: [{ ...section, text: both('{brand} is an ad.', 'Un anuncio. [x](javascript:x)') }] };
  const { problems, etag } = await adam.does('saveSettings', { kind: 'legal', content: { legal: [spoilt] }, base: 1, etag: 0 });
  expect(problems).toMatchObject([
    { field: 'legal.terms-of-use.sections.who.text.es', problem: 'has a link to javascript:x', stops: true },
    { field: 'legal.terms-of-use.sections.who.text.es', problem: 'names other facts than the English' },
  ]);
  const refused = await adam.isRefused('publishSettings', { kind: 'legal', because, seen: { version: 1, etag } });
  expect(refused.message).toContain('This may not go live');
});
