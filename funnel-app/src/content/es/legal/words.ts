import type { LegalWords } from '../../legalWords.ts';

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const legalWords: LegalWords = {
  contents: 'En esta página',
  updated: (date) => `Última actualización: ${date}`,
  missing: (what) => `[${what}: por completar]`,
  facts: {
    brand: 'marca',
    company: 'nombre de la empresa',
    address: 'dirección postal',
    email: 'correo electrónico para privacidad',
    lawState: 'estado cuya ley se aplica',
    keepsLeads: 'tiempo que se guardan las respuestas',
    keepsDisqualified: 'tiempo que se guardan las respuestas descartadas',
    keepsUnfinished: 'tiempo que se guardan las visitas sin terminar',
    keepsRequests: 'tiempo que se guardan las solicitudes de privacidad',
  },
  draft: 'Este texto no está terminado: la empresa debe completar los lugares marcados y su abogado debe revisarlos.',
  optedOut:
    'Su exclusión de la venta de datos está activa. Su navegador envía la señal de Control Global de Privacidad, así que no vendemos ni compartimos su información en este sitio.',
  noSponsors: 'La lista de patrocinadores',
  days: (count) => plural(count, 'día'),
  years: (count) => plural(count, 'año'),
  withoutEnd: 'hasta que usted nos pida que se borren',
};
