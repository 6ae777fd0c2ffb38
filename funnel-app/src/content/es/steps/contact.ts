import type { StepWords } from '../../content.ts';

export const contact = {
  NameAndEmail: {
    why: 'Un equipo legal necesita saber quién pregunta.',
    heading: '¿Cómo se llama?',
    subhead: 'Su nombre y su correo se envían con sus respuestas, si usted lo autoriza al final.',
  },
  SocialDropPII: {
    heading: 'Primero, ¿cómo se llama?',
    subhead: 'Su nombre y su correo se envían con sus respuestas, si usted lo autoriza al final.',
  },
  DateOfBirth: {
    heading: '¿Cuándo nació?',
    subhead: 'La empresa que paga un adelanto debe saber que usted es mayor de edad.',
  },
  PhoneAndZip: {
    heading: '¿Cómo puede comunicarse con usted un equipo legal?',
    subhead: 'Es posible que revisen su caso y le llamen.',
  },
  AllPii: {
    heading: '¿Cómo puede comunicarse con usted un equipo legal?',
    subhead: 'Es posible que revisen su caso y le llamen.',
  },
  ZipCode: { heading: '¿Dónde vive?', subhead: 'Buscamos bufetes que trabajan en su zona.' },
  PhoneAndBuyersConsent: {
    heading: 'Último paso: ¿quién puede llamarle?',
    subhead: 'Usted elige. Solo autoriza las llamadas de las empresas que marque.',
  },
  PhoneAbbreviatedTCPA: {
    heading: '¿Cómo puede comunicarse con usted un equipo legal?',
    subhead: 'Es posible que revisen su caso y le llamen.',
  },
} as const satisfies StepWords;
