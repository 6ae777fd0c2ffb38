import type { NotFoundWords } from '../content.ts';

/** Of a campaign that is paused. In no page's script: the page needs none. */
export const closed: NotFoundWords = {
  title: 'Cuestionario cerrado',
  heading: 'Este cuestionario está cerrado por ahora',
  text: 'En esta página no recibimos respuestas en este momento. No se envió nada y no tiene que hacer nada.',
  action: 'Ir a otro cuestionario',
};
