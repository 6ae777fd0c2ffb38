import type { StepWords } from '../../content.ts';

export const otherFlows = {
  StartTicketFlow: {
    why: 'Un abogado trabaja para la persona que recibió la multa.',
    heading: '¿A quién le pusieron la multa?',
    options: { me: 'A mí', family: 'A alguien de mi familia', other: 'A otra persona' },
  },
  TicketReceived: {
    why: 'Lo que puede pasar depende del motivo.',
    heading: '¿Cuál fue el motivo de la multa?',
    subhead: 'Si hay más de un motivo, elija el más grave.',
    options: {
      speeding: 'Exceso de velocidad',
      red_light: 'Un semáforo en rojo o una señal de alto',
      reckless: 'Manejo imprudente',
      phone: 'Uso del teléfono',
      license: 'Licencia o registro',
      other: 'Otro motivo',
    },
  },
  SelectState: {
    why: 'Un abogado trabaja solo en ciertos estados.',
    heading: '¿En qué estado fue?',
    subhead: 'Las reglas y los plazos cambian de un estado a otro.',
  },
  SelectDate: {
    why: 'Una multa se tiene que responder antes de cierto día.',
    heading: '¿Qué fecha tiene la multa?',
    subhead: 'Mes, día y año, como están impresos en ella.',
  },

  SelectAgeGroup: {
    why: 'Unos beneficios son desde cierta edad y otros no.',
    heading: '¿Cuántos años tiene?',
    subhead: 'Hay beneficios que dependen de la edad.',
    options: { under_50: 'Menos de 50', '50_to_61': 'De 50 a 61', '62_to_64': 'De 62 a 64', '65_and_over': '65 o más' },
  },
  USCitizen: {
    why: 'Hay beneficios con reglas sobre la ciudadanía.',
    heading: '¿Tiene la ciudadanía de los Estados Unidos?',
    subhead: 'Unos beneficios la piden y otros no. No le preguntamos nada más sobre esto.',
    options: { yes: 'Sí', no: 'No' },
  },
  SecuredBenefits: {
    why: 'En una llamada es más fácil responder sus preguntas.',
    heading: '¿Cómo podemos comunicarnos con usted?',
    subhead: 'Alguien puede ver con usted qué beneficios podría recibir.',
  },

  PendingDuiCharges: {
    why: 'Lo que un abogado puede hacer depende de cómo va el caso.',
    heading: '¿Tiene cargos pendientes por manejar bajo los efectos del alcohol?',
    subhead: 'Es decir, el juez todavía no ha tomado una decisión.',
    options: { yes: 'Sí, están pendientes', no: 'No' },
  },
  TypeOfAlcoholTest: {
    why: 'Cada tipo de prueba tiene sus propias reglas.',
    heading: '¿Qué prueba de alcohol le hicieron?',
    subhead: 'Si hubo más de una, elija la última.',
    options: {
      breath: 'Prueba de aliento',
      blood: 'Prueba de sangre',
      urine: 'Prueba de orina',
      refused: 'Me negué a la prueba',
      none: 'No hubo prueba',
    },
  },
  BacLevel: {
    why: 'Algunos cargos dependen de este número.',
    heading: '¿Cuál fue el resultado?',
    subhead: 'Su nivel de alcohol en la sangre, si se lo dijeron. Suele estar en los papeles de la policía.',
    options: {
      under_008: 'Menos de 0.08%',
      '008_to_015': 'De 0.08% a 0.15%',
      over_015: 'Más de 0.15%',
      not_sure: 'No lo sé',
    },
  },
  PriorAlcoholOffense: {
    why: 'Las reglas suelen ser otras cuando es la primera vez.',
    heading: '¿Ha tenido antes una condena por alcohol?',
    subhead: 'Por manejar bajo los efectos del alcohol o por un delito parecido.',
    options: { yes: 'Sí', no: 'No' },
  },
  DUIIncidentDescription: {
    why: 'Sus propias palabras dicen lo que las respuestas cortas no pueden.',
    heading: '¿Qué pasó?',
    subhead: 'Unas frases en sus propias palabras: dónde fue, por qué la policía le hizo parar y qué pasó después.',
  },

  OnePageForm: {
    why: 'El equipo legal necesita saber qué pasó para ver si puede ayudar.',
    heading: 'Cuéntenos de su accidente',
    subhead: 'Una sola página, unos dos minutos. Es gratis, y usted decide qué hacer después.',
    alternatives: {
      alt1: {
        heading: 'Vea si puede reclamar por su accidente de auto',
        subhead: 'Una página, unos dos minutos. Preguntar es gratis.',
      },
      alt2: {
        heading: 'Reciba ayuda después de su accidente de auto',
        subhead: 'Cuéntenos qué pasó en una página. Toma unos dos minutos.',
      },
      alt3: { heading: 'Pregunte a un bufete por su accidente', subhead: 'Primero, una página. Usted decide qué hacer después.' },
    },
  },
  FormFirstQuestions: {
    why: 'El equipo legal necesita saber qué pasó para ver si puede ayudar.',
    heading: 'Sobre el accidente',
    subhead: 'Primera de tres páginas cortas.',
  },
  FormSecondQuestions: {
    why: 'Cada estado fija un plazo para reclamar.',
    heading: 'Qué pasó y cuándo',
    subhead: 'Segunda de tres páginas cortas.',
  },
  FormThirdQuestions: {
    why: 'El código postal muestra qué bufetes trabajan en su zona.',
    heading: '¿Cómo puede comunicarse con usted un equipo legal?',
    subhead: 'Última de tres páginas cortas.',
  },
} as const satisfies StepWords;
