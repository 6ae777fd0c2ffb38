import type { FlowWords } from '../content.ts';
import { fields } from './fields.ts';
import { words } from './index.ts';

const only = (message: string) => ({ required: message, invalid: message, incomplete: message });

/** The page's own cards, but for how the questions come. */
function nextAfter(text: string) {
  const { title, cards } = words.whatHappensNext;
  const [first, second, third] = cards;
  return { title, cards: [{ ...first, text }, second, third] } as const;
}

export const flowWords: FlowWords = {
  v7: {
    // asks visitors who want a new lawyer; elsewhere the firm is asked about an advance
    steps: {
      LawFirmDetails: {
        why: 'Un bufete nuevo necesita saber cuál tiene ahora.',
        heading: '¿Qué bufete de abogados tiene ahora?',
        subhead: 'No nos comunicamos con ellos. El nombre se envía con sus respuestas para que un bufete nuevo lo sepa.',
      },
    },
    // version 7's messages are specified in English
    fields: {
      first_name: { ...fields.first_name, errors: only('Por favor, escriba un nombre') },
      last_name: { ...fields.last_name, errors: only('Por favor, escriba un apellido') },
      email: {
        ...fields.email,
        errors: only('Por favor, escriba un correo válido'),
        refused: 'Por favor, escriba un correo válido, o presione el botón otra vez para usar este',
      },
      phone: {
        ...fields.phone,
        errors: only('Por favor, escriba un número de teléfono válido'),
        refused: 'Por favor, escriba un número de teléfono válido, o presione el botón otra vez para usar este',
      },
      zip_code: { ...fields.zip_code, errors: only('Por favor, escriba un código postal válido') },
    },
  },
  'one-page': {
    whatHappensNext: nextAfter('En una sola página, en unos dos minutos.'),
    fields: { injury_year: { ...fields.injury_year, label: 'Año del accidente' } },
  },
  'multi-step': {
    whatHappensNext: nextAfter('En tres páginas cortas, en unos dos minutos. Puede volver y cambiar cualquier respuesta.'),
  },
  ticket: {
    whatHappensNext: {
      title: 'Qué sigue',
      cards: [
        {
          title: 'Usted responde unas preguntas',
          text: 'Una a la vez, en unos dos minutos. Puede volver y cambiar cualquier respuesta.',
        },
        {
          title: 'Buscamos un abogado',
          text: 'Si un abogado de su zona toma multas como la suya, le pasamos sus respuestas, con su autorización.',
        },
        {
          title: 'La oficina de un abogado podría llamarle',
          text: 'Pueden decirle qué se puede hacer con la multa y cuánto costaría. Usted decide qué hacer después.',
        },
      ],
    },
    steps: {
      PhoneAndZip: {
        why: 'El código postal muestra qué abogados trabajan en su zona.',
        heading: '¿Cómo puede comunicarse con usted un abogado?',
        subhead: 'Es posible que revisen su multa y le llamen.',
      },
      HasLawyer: {
        why: 'Los pasos que siguen cambian si ya tiene abogado.',
        heading: '¿Tiene un abogado para esta multa?',
        options: { no: 'No, no tengo abogado', yes: 'Sí, tengo abogado', new: 'Sí, pero quiero otro abogado' },
      },
      IncidentDescription: {
        why: 'Sus propias palabras dicen lo que las respuestas cortas no pueden.',
        heading: '¿Qué pasó?',
        subhead: 'Unas frases en sus propias palabras: dónde fue y qué dijo el oficial.',
      },
    },
    fields: {
      case_description: {
        ...fields.case_description,
        starters: {
          label: 'Puede empezar con',
          items: ['Me pararon por exceso de velocidad', 'Una cámara me tomó una foto', 'No vi la señal'],
        },
        tips: {
          title: 'Qué mencionar',
          items: ['dónde estaba y cómo manejaba', 'qué dijo el oficial', 'cuándo debe responder a la multa'],
        },
      },
      injury_month: {
        ...fields.injury_month,
        errors: { ...fields.injury_month.errors, required: 'Elija el mes de la multa' },
      },
      injury_year: { ...fields.injury_year, errors: { ...fields.injury_year.errors, required: 'Elija el año de la multa' } },
    },
  },
  benefits: {
    whatHappensNext: {
      title: 'Qué sigue',
      cards: [
        {
          title: 'Usted responde dos preguntas',
          text: 'Después nos dice cómo comunicarnos con usted. Puede volver y cambiar cualquier respuesta.',
        },
        { title: 'Buscamos quién puede ayudarle', text: 'Le pasamos sus respuestas a un socio, con su autorización.' },
        {
          title: 'Alguien podría comunicarse con usted',
          text: 'Puede ver con usted qué beneficios podría recibir. Usted decide qué hacer después.',
        },
      ],
    },
    steps: {
      StartPath: {
        heading: 'Vea qué beneficios podría recibir',
        subhead: 'Dos preguntas cortas, y luego alguien puede verlos con usted. Preguntar es gratis.',
        options: { start: 'Revisar mis beneficios, gratis' },
        alternatives: {
          alt1: { heading: '¿Hay beneficios que aún no recibe?', subhead: 'Responda dos preguntas cortas. Preguntar es gratis.' },
          alt2: {
            heading: 'Reciba ayuda con sus beneficios',
            subhead: 'Solo dos preguntas cortas. Luego, usted decide qué hacer.',
          },
          alt3: {
            heading: 'Pregunte qué beneficios hay para usted',
            subhead: 'Dos preguntas cortas, y luego alguien se los puede explicar.',
          },
        },
      },
    },
  },
  dui: {
    whatHappensNext: {
      title: 'Qué sigue',
      cards: [
        {
          title: 'Usted responde unas preguntas',
          text: 'Una a la vez, en unos dos minutos. Puede volver y cambiar cualquier respuesta.',
        },
        {
          title: 'Buscamos un abogado',
          text: 'Si un abogado de su zona toma cargos como el suyo, le pasamos sus respuestas, con su autorización.',
        },
        {
          title: 'La oficina de un abogado podría llamarle',
          text: 'Pueden repasar el cargo y explicarle sus opciones. Usted decide qué hacer después.',
        },
      ],
    },
    steps: {
      PhoneAndZip: {
        why: 'El código postal muestra qué abogados trabajan en su zona.',
        heading: '¿Cómo puede comunicarse con usted un abogado?',
        subhead: 'Es posible que revisen su cargo y le llamen.',
      },
      StartPath: {
        heading: '¿Necesita un abogado por manejar con alcohol (DUI)?',
        subhead:
          'Responda unas preguntas cortas y vea si un abogado de su zona puede ayudarle. No compartimos sus respuestas hasta que usted lo permita.',
        options: { start: 'Revisar mi caso, gratis' },
        alternatives: {
          alt1: { heading: 'Reciba ayuda con un cargo de DUI', subhead: 'Responda unas preguntas cortas. Preguntar es gratis.' },
          alt2: {
            heading: 'Vea si un abogado puede ayudarle con su DUI',
            subhead: 'No compartimos sus respuestas hasta que usted lo permita.',
          },
          alt3: {
            heading: '¿Tiene un cargo de DUI?',
            subhead: 'Responda unas preguntas cortas para hallar un abogado de su zona. Preguntar es gratis.',
          },
        },
      },
    },
    fields: {
      case_description: {
        ...fields.case_description,
        starters: { label: 'Puede empezar con', items: ['La policía me hizo parar', 'Me pararon en un retén', 'Hubo un choque'] },
        tips: {
          title: 'Qué mencionar',
          items: ['dónde y por qué la policía le hizo parar', 'qué prueba le hicieron', 'cuándo debe ir al tribunal'],
        },
      },
    },
  },
};
