import type { NotFoundWords } from '../content.ts';

/** In no page's script: the page needs none. */
export const notFound: NotFoundWords = {
  title: 'Página no encontrada',
  heading: 'No encontramos esa página',
  text: 'La dirección puede ser antigua o tener un error. Puede comenzar el cuestionario desde aquí. Toma unos dos minutos.',
  action: 'Ir al cuestionario',
};
