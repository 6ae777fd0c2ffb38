import type { LegalText } from '#contract/site/legal-text.ts';

export const sponsors: LegalText = {
  title: 'Patrocinadores',
  description: 'Quién paga este sitio y qué recibe a cambio.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'who-pays',
      title: 'Quién paga este sitio',
      blocks: [
        'Este sitio es publicidad pagada. Los bufetes y las empresas de abajo nos pagan por recibir las respuestas de visitantes que lo aceptaron. Estar en esta lista dice que pagan. No dice nada sobre su calidad.',
      ],
    },
    {
      id: 'list',
      title: 'Nuestros patrocinadores',
      blocks: [],
    },
    {
      id: 'more',
      title: 'Quién recibe sus respuestas',
      blocks: [
        'El texto junto al último botón del cuestionario nombra a quienes pueden comunicarse con usted. Puede impedir que pasemos sus respuestas con [este formulario](/do-not-sell-my-information?lang=es). Hay más en la [Política de privacidad](/privacy-policy?lang=es).',
      ],
    },
  ],
};
