import type { ThankYouPageWords } from '../content.ts';
import { nextResources } from './nextResources.ts';

const caseSteps = [
  { title: 'Seguimiento del abogado', text: 'Si pueden tomar su caso, un abogado puede revisar los detalles con usted.' },
  {
    title: 'Activación del caso',
    text: 'Si usted decide seguir, el equipo legal abre su caso y trata con las aseguradoras.',
  },
  {
    title: 'Acuerdo',
    text: 'El equipo legal trabaja por un resultado que usted pueda aceptar. Usted decide si llega a un acuerdo.',
  },
];

const caseAtHand = [
  'El reporte de la policía o su número',
  'Su tarjeta de seguro',
  'Fotos de los autos y de sus lesiones',
  'Los nombres de los médicos y hospitales que le atendieron',
];

/** What the thank-you page says. */
export const thankYou: ThankYouPageWords = {
  title: (brand) => `Gracias | ${brand}`,
  heading: 'Gracias. Ya\u00a0tenemos sus respuestas.',
  atHandTitle: 'Conviene tener a mano',
  saveNumber: 'Guardar nuestro número',
  case: {
    text: 'Es posible que alguien de un equipo legal le llame pronto, desde un número que usted no conozca. Por favor, conteste.',
    atHand: caseAtHand,
    steps: [
      { title: 'Confirmación', text: 'Es posible que le llamen para confirmar lo que nos contó y responder sus preguntas.' },
      ...caseSteps,
    ],
  },
  ticket: {
    text: 'Es posible que la oficina de un abogado le llame pronto por su multa, desde un número que usted no conozca. Por favor, conteste.',
    atHand: ['La multa', 'Su licencia de manejar', 'La fecha límite para responder'],
    steps: [
      {
        title: 'Confirmación',
        text: 'Es posible que le llamen para confirmar qué dice la multa y hasta cuándo hay que responder.',
      },
      { title: 'Una charla con un abogado', text: 'Un abogado puede decirle qué se puede hacer y cuánto costaría.' },
      { title: 'Si decide seguir', text: 'Si usted decide seguir, el abogado responde a la multa por usted.' },
      { title: 'Cómo termina', text: 'Le informan cómo terminó y qué queda por hacer, como un pago o una clase.' },
    ],
  },
  dui: {
    text: 'Es posible que la oficina de un abogado le llame pronto sobre sus cargos, desde un número que usted no conozca. Por favor, conteste.',
    atHand: ['Los papeles del tribunal', 'La fecha de su próxima audiencia', 'Su licencia de manejar'],
    steps: [
      {
        title: 'Confirmación',
        text: 'Es posible que le llamen para confirmar lo que nos contó y cuándo debe ir al tribunal.',
      },
      { title: 'Una charla con un abogado', text: 'Un abogado puede decirle qué se puede hacer y cuánto costaría.' },
      { title: 'Si decide seguir', text: 'Si decide contratarlo, el abogado le representa ante el tribunal.' },
      { title: 'Cómo termina', text: 'Le informan cómo terminó y qué queda por hacer, como un pago o una clase.' },
    ],
  },
  benefits: {
    text: 'Es posible que alguien le llame pronto para ver con usted qué beneficios podría recibir. Quizá no conozca el número. Por favor, conteste.',
    atHand: ['Las cartas de las oficinas de beneficios', 'Una lista de los beneficios que recibe ahora'],
    steps: [
      { title: 'Confirmación', text: 'Es posible que le llamen para confirmar lo que nos contó y responder sus preguntas.' },
      {
        title: 'Una charla sobre sus beneficios',
        text: 'Si un abogado puede ayudarle a pedir un beneficio, puede decirle cómo y cuánto costaría.',
      },
      { title: 'Si decide seguir', text: 'Si usted decide seguir, pueden ayudarle con los trámites y los plazos.' },
      { title: 'La decisión', text: 'Decide la oficina que paga el beneficio, y le informan qué decidió.' },
    ],
  },
  insurance: {
    text: 'Es posible que alguien de un equipo legal le llame pronto, desde un número que usted no conozca. Por favor, conteste.',
    atHand: caseAtHand,
    steps: [
      {
        title: 'Confirmación',
        text: 'Es posible que le llamen para confirmar lo que nos contó. Tenga a mano su tarjeta de seguro y los datos del otro conductor.',
      },
      ...caseSteps,
    ],
  },
  treatment: {
    text: 'Es posible que alguien de un equipo legal le llame pronto, desde un número que usted no conozca. Por favor, conteste.',
    atHand: caseAtHand,
    steps: [
      {
        title: 'Confirmación',
        text: 'Es posible que le llamen para confirmar lo que nos contó. Tenga a mano los nombres de sus médicos y los días de sus visitas.',
      },
      ...caseSteps,
    ],
  },
  verified: {
    text: 'Es posible que alguien de un equipo legal le llame pronto al número que nos dio, desde uno que usted no conozca. Por favor, conteste.',
    atHand: caseAtHand,
    steps: [
      {
        title: 'Confirmación',
        text: 'Es posible que le llamen para confirmar lo que nos contó y responder sus preguntas.',
      },
      ...caseSteps,
    ],
  },
  partnerOffer: 'Publicidad de un socio, para quien ya tiene abogado',
  copy: {
    title: 'Ver una copia de lo que envió',
    note: 'Se guarda solo en este dispositivo, hasta que cierre esta pestaña.',
    sentAt: 'Enviado',
    agreedTo: 'Lo que usted aceptó',
    print: 'Imprimir o guardar',
  },
  neutralHeading: 'Gracias por sus respuestas.',
  nextResources,
  calls: {
    yes: 'Aun así, nuestros socios reciben sus respuestas, y alguno puede llamarle. No tiene que contestar.',
    no: 'Ninguno de nuestros socios recibe sus respuestas, así que no espere una llamada.',
  },
  optedOutText: (callNumber) =>
    `Su navegador nos pide no vender ni compartir su información, así que no hemos enviado sus respuestas a ningún bufete y ninguno le llamará por ellas. Para seguir, ${callNumber === undefined ? '' : `llámenos al ${callNumber} o `}pregunte al colegio de abogados de su estado: la mayoría tiene un servicio para recomendar abogados. Hay plazos, así que pregunte pronto.`,
  waiting: (reference) =>
    `Todavía no hemos podido comunicarnos con nuestro servidor. Sus respuestas siguen en este dispositivo y lo seguimos intentando. Por favor, deje esta página abierta hasta que le avisemos aquí de que llegaron.${reference && ` Si nos pregunta por esto, díganos esta referencia: ${reference}.`}`,
  sent: 'Recibimos sus respuestas.',
  lostHeading: 'Sus respuestas no nos llegaron.',
  lost: 'No pudimos enviar sus respuestas en un día y ya no están en este dispositivo. Por favor, responda las preguntas otra vez o llámenos.',
  again: 'Ir al cuestionario',
};
