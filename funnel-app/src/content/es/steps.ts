import type { Content } from '../content.ts';

export const steps: Content['steps'] = {
  StartPath: {
    heading: '¿Sufrió lesiones en un accidente de auto?',
    subhead: 'Responda unas preguntas cortas para ver si un bufete cercano puede ayudarle. Es gratis y toma unos dos minutos.',
    options: { start: 'Sí, quiero ver mis opciones' },
  },
  AutoAccidentCaseWorth: {
    heading: '¿Cuánto cree que puede valer su caso?',
    subhead: 'Basta con una idea aproximada. No cambia lo que sigue.',
    options: {
      under_10k: 'Menos de $10,000',
      '10k_to_50k': 'De $10,000 a $50,000',
      over_50k: 'Más de $50,000',
      not_sure: 'No estoy seguro',
    },
  },
  OtherDriversVehicleType: {
    heading: '¿En qué iba el otro conductor?',
    subhead: 'Si hubo más de un vehículo, elija el que lo chocó.',
    options: {
      car: 'Auto, SUV o camioneta',
      truck: 'Camión comercial',
      rideshare: 'Taxi o viaje por aplicación',
      motorcycle: 'Motocicleta',
      other: 'Otro vehículo',
      no_other_vehicle: 'No hubo otro vehículo',
    },
  },
  WhenWasTheAccident: {
    heading: '¿Cuándo fue el accidente?',
    subhead: 'Si no lo recuerda con exactitud, ponga la fecha más cercana.',
  },
  AtFault: {
    heading: '¿El accidente fue su culpa?',
    subhead: 'Díganos cómo lo ve usted. Tener parte de la culpa no siempre cierra un caso.',
    options: { no: 'No, no fue mi culpa', partly: 'Fue en parte mi culpa', yes: 'Sí, fue mi culpa' },
  },
  WasUserInjured: {
    heading: '¿Sufrió lesiones?',
    subhead: 'Cuente también el dolor que llegó después, como de cuello o espalda.',
    options: { yes: 'Sí, sufrí lesiones', no: 'No, no sufrí lesiones' },
  },
  TypeOfMedicalTreatment: {
    heading: '¿Qué atención médica ha recibido?',
    subhead: 'Elija la primera atención que recibió por sus lesiones.',
    options: {
      hospital: 'Hospital o sala de emergencias',
      doctor: 'Médico o clínica de urgencias',
      therapy: 'Quiropráctico o terapia física',
      none: 'Todavía ninguna',
    },
  },
  PoliceReportFiled: {
    heading: '¿Hay un reporte de la policía?',
    options: { yes: 'Sí, hay un reporte', no: 'No, o no que yo sepa' },
  },
  HasLawyer: {
    heading: '¿Tiene un abogado para este accidente?',
    options: { no: 'No tengo abogado', yes: 'Sí, tengo abogado', new: 'Sí, pero quiero otro abogado' },
  },
  IncidentDescription: {
    heading: '¿Qué pasó?',
    subhead: 'Unas frases en sus propias palabras ayudan al equipo legal a entender su caso.',
  },
  NameAndEmail: {
    heading: '¿Por quién debe preguntar el equipo legal?',
    subhead: 'Usamos su nombre y su correo solo para su caso.',
  },
  SocialDropPII: { heading: 'Primero, ¿cómo se llama?', subhead: 'Así podemos guardar sus respuestas y responderle.' },
  PhoneAndZip: {
    heading: 'Último paso: ¿cómo pueden comunicarse con usted?',
    subhead: 'Un equipo legal puede revisar su caso y llamarle.',
    submit: 'Enviar mis respuestas',
  },
};
