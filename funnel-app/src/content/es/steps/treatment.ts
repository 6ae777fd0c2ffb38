import type { StepWords } from '../../content.ts';

export const treatment = {
  TypeOfMedicalTreatment: {
    why: 'Los datos médicos pueden ayudar a mostrar cómo se lastimó.',
    heading: '¿Qué atención médica ha recibido?',
    subhead: 'Elija la primera que recibió por sus lesiones.',
    options: {
      hospital: 'Hospital o sala de emergencias',
      doctor: 'Médico o clínica de urgencias',
      therapy: 'Quiropráctico o terapia física',
      booked: 'Todavía ninguna, pero tengo una cita',
      none: 'Todavía ninguna',
    },
  },
  DidYouRequireMedicalTreatment: {
    why: 'Los datos médicos pueden ayudar a mostrar cómo se lastimó.',
    heading: '¿Tuvo que ir al médico después del accidente?',
    subhead: 'También cuenta si fue al hospital o al quiropráctico.',
    options: { yes: 'Sí', no: 'No' },
  },
  DidYouReceiveMedicalTreatment: {
    why: 'Los datos médicos pueden ayudar a mostrar cómo se lastimó.',
    heading: '¿Ha recibido atención médica por sus lesiones?',
    subhead: 'También cuenta si fue al hospital o al quiropráctico.',
    options: { yes: 'Sí, la he recibido', booked: 'Todavía no, pero tengo una cita', no: 'No, todavía no' },
  },
  AccidentResultInMedicalTreatment: {
    why: 'Los datos médicos pueden ayudar a mostrar cómo se lastimó.',
    heading: '¿Recibió atención médica por el accidente?',
    subhead: 'Por ejemplo, en un hospital, con un médico o en terapia.',
    options: { yes: 'Sí', booked: 'Todavía no, pero tengo una cita', no: 'No' },
  },
  WillYouRequireMedicalTreatment: {
    why: 'Lo que le falta por tratar también puede ser parte de un reclamo.',
    heading: '¿Cree que va a necesitar atención médica?',
    subhead: 'A veces el dolor aparece días después.',
    options: { yes: 'Sí, creo que sí', no: 'No', not_sure: 'No lo sé' },
  },
  WillingToTreat: {
    why: 'El equipo legal podría preguntarle si ya vio a un médico.',
    heading: '¿Iría a ver a un médico?',
    subhead: 'Todavía es pronto. Un médico puede encontrar lesiones que usted aún no siente.',
    options: { yes: 'Sí, iría', no: 'No, no iría' },
  },
  ActiveInsurancePolicy: {
    why: 'El seguro puede pagar algunos de los gastos.',
    heading: '¿Tenía seguro de auto en ese momento?',
    subhead: 'Una póliza vigente el día del accidente.',
    options: { yes: 'Sí', no: 'No, o no lo sé' },
  },
  MissedWork: {
    why: 'El sueldo perdido puede ser parte de un reclamo.',
    heading: '¿Faltó al trabajo por el accidente?',
    subhead: 'También cuentan unas horas.',
    options: { yes: 'Sí', no: 'No' },
  },
  SpeakingWithADoctor: {
    why: 'Así, quien le llame sabrá lo que usted quiere.',
    heading: '¿Le gustaría hablar con un médico sobre su lesión?',
    subhead: 'Su respuesta va junto con las demás. Con ella no se hace ninguna cita.',
    options: { yes: 'Sí, me gustaría', no: 'No, gracias' },
  },
  InterestedInFunding: {
    why: 'No todos quieren un adelanto. Por eso lo preguntamos.',
    heading: '¿Le ayudaría un adelanto sobre su caso?',
    subhead:
      'Algunas empresas pagan por adelantado parte de un posible acuerdo. Eso tiene un costo. Hable con su abogado antes de firmar.',
    options: { yes: 'Sí, quiero saber más', no: 'No, gracias' },
  },
  FundingAmount: {
    why: 'Así la empresa sabe en cuánto piensa usted.',
    heading: '¿Cuánto dinero le haría falta?',
    subhead: 'Basta con una cifra aproximada. Con esto todavía no pide nada.',
    options: {
      under_2k: 'Menos de $2,000',
      '2k_to_5k': 'De $2,000 a $5,000',
      '5k_to_10k': 'De $5,000 a $10,000',
      over_10k: 'Más de $10,000',
    },
  },
  HasCaseBeenSettled: {
    why: 'Solo hay adelantos mientras el caso sigue abierto.',
    heading: '¿Ya se cerró su caso con un acuerdo?',
    subhead: 'Hay acuerdo cuando usted ha firmado.',
    options: { yes: 'Sí', no: 'No, todavía no' },
  },
  HasReceivedFunding: {
    why: 'Un adelanto anterior puede cambiar las reglas para otro.',
    heading: '¿Ya recibió un adelanto por este caso?',
    options: { yes: 'Sí', no: 'No' },
  },
} as const satisfies StepWords;
