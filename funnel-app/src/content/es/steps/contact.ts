import type { StepWords } from '../../content.ts';

export const contact = {
  NameAndEmail: {
    heading: '¿Por quién debe preguntar el equipo legal?',
    subhead: 'Usamos su nombre y su correo solo para su caso.',
  },
  SocialDropPII: { heading: 'Primero, ¿cómo se llama?', subhead: 'Así podemos guardar sus respuestas y responderle.' },
  DateOfBirth: {
    heading: '¿Cuándo nació?',
    subhead: 'Quien paga un adelanto tiene que saber que usted es mayor de edad.',
  },
  PhoneAndZip: {
    heading: '¿Cómo pueden comunicarse con usted?',
    subhead: 'Un equipo legal puede revisar su caso y llamarle.',
  },
  AllPii: {
    heading: '¿Cómo pueden comunicarse con usted?',
    subhead: 'Un equipo legal puede revisar su caso y llamarle.',
  },
  ZipCode: { heading: '¿Dónde vive?', subhead: 'Buscamos bufetes que trabajan en su zona.' },
  PhoneAndBuyersConsent: {
    heading: 'Último paso: ¿quién puede llamarle?',
    subhead: 'Usted elige. Solo quienes usted marque reciben su número.',
  },
  PhoneAbbreviatedTCPA: {
    heading: '¿Cómo pueden comunicarse con usted?',
    subhead: 'Un equipo legal puede revisar su caso y llamarle.',
  },
} as const satisfies StepWords;
