import type { LegalText } from '#contract/site/legal-text.ts';

export const credits: LegalText = {
  title: 'Credits',
  description: 'Data, fonts and software of others that this site is made with.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'data',
      title: 'Data',
      blocks: [
        'Places of ZIP codes: [GeoNames](https://www.geonames.org), under the license [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/). We made a smaller table of it.',
        'Rules for phone numbers: the metadata of libphonenumber by Google, under the Apache License 2.0.',
        'Domains of disposable email: the package disposable-email-domains-js, under the MIT license.',
      ],
    },
    {
      id: 'fonts',
      title: 'Fonts',
      blocks: [
        'Served from this site, as packaged by [Fontsource](https://fontsource.org), each under the [SIL Open Font License 1.1](https://openfontlicense.org):',
        [
          'Barlow and Barlow Condensed, Bricolage Grotesque, Figtree, Fraunces, IBM Plex Sans, Lexend, Lora',
          'Newsreader, Nunito, Outfit, Overpass, Sora, Source Sans 3, Zilla Slab',
        ],
      ],
    },
    {
      id: 'software',
      title: 'Software',
      blocks: [
        'React, Express, SQLite and PostgreSQL, vanilla-extract, Radix UI, imask and other open software. Thank you to all who make it.',
      ],
    },
  ],
};
