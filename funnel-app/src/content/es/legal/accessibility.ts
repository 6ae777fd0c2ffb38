import type { LegalText } from '#contract/site/legal-text.ts';

export const accessibility: LegalText = {
  title: 'Accesibilidad',
  description: 'Qué hicimos para que todas las personas puedan usar este sitio, qué falta todavía y cómo avisarnos.',
  updated: '2026-11-25',
  sections: [
    {
      id: 'aim',
      title: 'Qué buscamos',
      blocks: [
        'Toda persona debería poder responder nuestras preguntas, leer nuestras páginas y enviar una solicitud de privacidad. Hacemos este sitio para cumplir las [Pautas de Accesibilidad para el Contenido Web 2.2](https://www.w3.org/TR/WCAG22/) en el nivel AA.',
        'Ningún auditor externo ha revisado el sitio. Lo que sigue es nuestra propia descripción.',
      ],
    },
    {
      id: 'tested',
      title: 'Qué probamos y cómo',
      blocks: [
        'Las pruebas se hacen solas cada vez que cambiamos el sitio. La mayoría usa Chromium:',
        [
          'Cada tipo de pantalla, en inglés y en español, se revisa con la herramienta axe. Sus reglas cubren una parte de las pautas.',
          'El contraste del texto se calcula para cada diseño que el sitio puede tener.',
          'Los cuestionarios y el formulario de privacidad se llenan solo con el teclado.',
          'Las páginas se leen con el texto al doble de su tamaño, con más espacio y con un zoom del 400 por ciento.',
          'Las páginas se muestran con menos movimiento y con los colores que la persona eligió.',
        ],
        'También escuchamos el cuestionario con el lector de pantalla Orca en Linux.',
      ],
    },
    {
      id: 'limits',
      title: 'Qué no funciona todavía',
      blocks: [
        [
          'No hemos probado con los lectores de pantalla NVDA, JAWS, VoiceOver ni TalkBack, ni junto con personas que los usan.',
          'El cuestionario necesita JavaScript. Sin él funcionan las páginas de texto y un formulario corto de privacidad.',
          'Con el texto muy grande en un teléfono, un correo electrónico largo no cabe en su campo. Usted puede desplazarse en él.',
          'Las páginas de bufetes y otros sitios a los que enlazamos no son nuestras. No las hemos probado.',
        ],
      ],
    },
    {
      id: 'contact',
      title: 'Cómo avisarnos',
      blocks: [
        '¿Algo le impidió seguir o le resultó difícil? Escriba a {email} o a {company}, {address}. Díganos la página, lo que intentaba hacer y qué navegador o ayuda usa. También puede pedir un texto nuestro en otra forma.',
        'Si nuestra respuesta no le ayuda, puede [presentar una queja ante el Departamento de Justicia de EE. UU.](https://www.ada.gov/file-a-complaint/)',
      ],
    },
  ],
};
