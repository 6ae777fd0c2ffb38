import type { StepWords } from '../../content.ts';

export const contact = {
  NameAndEmail: {
    why: 'Un equipo legal necesita saber quién pregunta.',
    heading: '¿Cómo se llama?',
    subhead: 'Su nombre y su correo se envían con sus respuestas, si usted lo autoriza al final.',
  },
  SocialDropPII: {
    why: 'Un equipo legal necesita saber quién pregunta.',
    heading: 'Primero, ¿cómo se llama?',
    subhead: 'Su nombre y su correo se envían con sus respuestas, si usted lo autoriza al final.',
  },
  DateOfBirth: {
    heading: '¿Cuándo nació?',
    subhead: 'La empresa que paga un adelanto debe saber que usted es mayor de edad.',
    why: 'Solo un adulto puede firmar por un adelanto.',
  },
  PhoneAndZip: {
    heading: '¿Cómo puede comunicarse con usted un equipo legal?',
    subhead: 'Es posible que revisen su caso y le llamen.',
    why: 'El código postal muestra qué bufetes trabajan en su zona.',
  },
  AllPii: {
    heading: '¿Cómo puede comunicarse con usted un equipo legal?',
    subhead: 'Es posible que revisen su caso y le llamen.',
    why: 'El código postal muestra qué bufetes trabajan en su zona.',
  },
  ZipCode: {
    heading: '¿Dónde vive?',
    subhead: 'Buscamos bufetes que trabajan en su zona.',
    why: 'Los bufetes trabajan en unas zonas y en otras no.',
  },
  PhoneAndBuyersConsent: {
    why: 'A usted le toca decidir quién puede llamarle.',
    heading: 'Último paso: ¿quién puede llamarle?',
    subhead: 'Usted elige. Solo autoriza las llamadas de las empresas que marque.',
  },
  PhoneAbbreviatedTCPA: {
    why: 'Un equipo legal llama si tiene preguntas sobre su caso.',
    heading: '¿Cómo puede comunicarse con usted un equipo legal?',
    subhead: 'Es posible que revisen su caso y le llamen.',
  },
} as const satisfies StepWords;
