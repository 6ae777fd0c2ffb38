import type { LegalText } from '#contract/site/legal-text.ts';

export const credits: LegalText = {
  title: 'Créditos',
  description: 'Datos, tipos de letra y programas de otros con los que está hecho este sitio.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'data',
      title: 'Datos',
      blocks: [
        'Lugares de los códigos postales: [GeoNames](https://www.geonames.org), con la licencia [Creative Commons Atribución 4.0](https://creativecommons.org/licenses/by/4.0/deed.es). Hicimos con ellos una tabla más pequeña.',
        'Reglas de los números de teléfono: los metadatos de libphonenumber, de Google, con la licencia Apache 2.0.',
        'Dominios de correo desechable: el paquete disposable-email-domains-js, con la licencia MIT.',
      ],
    },
    {
      id: 'fonts',
      title: 'Tipos de letra',
      blocks: [
        'Servidos desde este sitio, en los paquetes de [Fontsource](https://fontsource.org), cada uno con la [SIL Open Font License 1.1](https://openfontlicense.org):',
        [
          'Barlow y Barlow Condensed, Bricolage Grotesque, Figtree, Fraunces, IBM Plex Sans, Lexend, Lora',
          'Newsreader, Nunito, Outfit, Overpass, Sora, Source Sans 3, Zilla Slab',
        ],
      ],
    },
    {
      id: 'software',
      title: 'Programas',
      blocks: [
        'React, Express, SQLite y PostgreSQL, vanilla-extract, Radix UI, imask y otros programas abiertos. Gracias a todos los que los hacen.',
      ],
    },
  ],
};
