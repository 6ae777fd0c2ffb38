import type { LegalText } from '#contract/site/legal-text.ts';

export const terms: LegalText = {
  title: 'Términos de uso',
  description: 'Qué es este sitio, qué no es, y qué podemos esperar usted y nosotros.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'what-this-is',
      title: 'Qué es este sitio',
      blocks: [
        '{brand} es publicidad pagada de {company} (“nosotros”). Usted responde gratis preguntas sobre un accidente de auto; otros cuestionarios preguntan por una multa de tránsito, cargos por manejar bajo los efectos del alcohol o beneficios. Si está de acuerdo, pasamos sus respuestas a bufetes y a otros que nos pagan por ellas.',
        'Al usar el sitio acepta estos términos. Si no los acepta, no lo use, por favor.',
      ],
    },
    {
      id: 'not-a-law-firm',
      title: 'No es un bufete ni da asesoría legal',
      blocks: [
        'No somos un bufete ni un servicio para recomendar abogados. Nada de lo que hay aquí es asesoría legal. Usar el sitio no le convierte en cliente de nadie. Eso ocurre solo cuando usted y un abogado firman un acuerdo, que es entre ustedes dos.',
        'No recomendamos a un abogado más que a otro. Usted decide si contrata a alguien. Pregunte antes por la experiencia y los honorarios.',
        'Hay plazos para reclamar, y corren mientras usa este sitio. Hable pronto con un abogado, aunque no hayamos encontrado uno para usted.',
      ],
    },
    {
      id: 'no-promise',
      title: 'No prometemos un resultado',
      blocks: [
        'Las cantidades de este sitio, como una compensación promedio o una estimación, no son una promesa. Cada caso es distinto. La estimación sale de unas pocas respuestas suyas con una regla sencilla. No dice cuánto vale su caso.',
      ],
    },
    {
      id: 'your-answers',
      title: 'Sus respuestas',
      blocks: [
        [
          'Debe tener 18 años o más y vivir en Estados Unidos.',
          'Responda con la verdad, y solo por usted o por alguien que se lo haya pedido.',
          'No envíe nada ilegal y no intente dañar el sitio ni usarlo con programas automáticos.',
        ],
      ],
    },
    {
      id: 'calls-and-texts',
      title: 'Llamadas y mensajes',
      blocks: [
        'Antes de enviar sus respuestas, un texto junto al botón dice quién puede llamarle o escribirle, y cómo. No tiene que aceptarlo para comprar algo ni para recibir ayuda. Puede retirar su consentimiento cuando quiera: dígaselo a quien llama o responda STOP. Su compañía telefónica puede cobrar por mensajes y datos.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacidad',
      blocks: [
        'Lo que hacemos con su información está en la [Política de privacidad](/privacy-policy?lang=es). Puede pedirnos que no la vendamos con [este formulario](/do-not-sell-my-information?lang=es).',
      ],
    },
    {
      id: 'others',
      title: 'Bufetes y otros sitios',
      blocks: [
        'Los bufetes y otros a los que llega por nosotros actúan por su cuenta. No controlamos lo que hacen o dicen.[[ Quién nos paga está en la página [Patrocinadores](/sponsors?lang=es).]]',
      ],
    },
    {
      id: 'ours',
      title: 'Lo que es nuestro',
      blocks: [
        'Los nombres, logotipos, textos e imágenes de este sitio son nuestros o de quienes nos dejan usarlos. Los datos y los tipos de letra de otros están en [Créditos](/credits?lang=es).',
      ],
    },
    {
      id: 'liability',
      title: 'Nuestra responsabilidad',
      blocks: [
        'Cuidamos el sitio, pero se ofrece tal como es: no podemos prometer que esté siempre disponible o sin errores. Hasta donde la ley lo permite, no somos responsables de pérdidas indirectas ni de lo que haga un bufete. Nada de esto le quita derechos que la ley no nos deja limitar.',
      ],
    },
    {
      id: 'law',
      title: 'Qué ley se aplica',
      blocks: [
        'Se aplica la ley de {lawState}, sin sus reglas sobre qué ley elegir. Si una parte de estos términos no es válida, las demás lo son.',
      ],
    },
    {
      id: 'contact',
      title: 'Cómo escribirnos',
      blocks: ['{company}, {address}. Correo electrónico: {email}. Cuando estos términos cambian, cambia la fecha de arriba.'],
    },
  ],
};
