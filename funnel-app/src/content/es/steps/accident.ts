import type { StepWords } from '../../content.ts';

export const accident = {
  StartPath: {
    heading: '¿Sufrió lesiones en un accidente de auto?',
    subhead: 'Responda unas preguntas cortas para ver si un bufete cercano puede ayudarle.',
    options: { start: 'Revisar mi caso, gratis' },
    alternatives: {
      alt1: {
        heading: 'Vea si puede reclamar por su accidente de auto',
        subhead: 'Responda unas preguntas cortas. Es gratis y toma unos dos minutos.',
      },
      alt2: {
        heading: 'Reciba ayuda después de su accidente de auto',
        subhead: 'Cuéntenos qué pasó, una pregunta a la vez. Es gratis y toma unos dos minutos.',
      },
      alt3: {
        heading: 'Pregunte a un bufete por su accidente',
        subhead: 'Primero, unas preguntas cortas. Preguntar es gratis, y usted decide qué hacer después.',
      },
    },
  },
  StartPathTicket: {
    heading: '¿Le pusieron una multa de tránsito?',
    subhead: 'Responda unas preguntas cortas para ver si un abogado cercano puede ayudarle.',
    options: { start: 'Revisar mi multa, gratis' },
    alternatives: {
      alt1: { heading: 'Reciba ayuda con su multa de tránsito', subhead: 'Responda unas preguntas cortas. Preguntar es gratis.' },
      alt2: {
        heading: 'Vea si un abogado puede ayudarle con su multa',
        subhead: 'Unas preguntas cortas sobre dónde y cuándo. Preguntar es gratis.',
      },
      alt3: {
        heading: 'Una multa puede costar más que lo que dice',
        subhead: 'Responda unas preguntas cortas para ver si un abogado cercano puede ayudarle. Preguntar es gratis.',
      },
    },
  },
  ShowQuestions: {
    heading: '¿Necesita ayuda después de un accidente de auto?',
    subhead: 'Tres páginas cortas de preguntas, para ver si un bufete cercano puede ayudarle.',
    options: { start: 'Revisar mi caso, gratis' },
    alternatives: {
      alt1: {
        heading: 'Vea si puede reclamar por su accidente de auto',
        subhead: 'Tres páginas cortas. Es gratis y toma unos dos minutos.',
      },
      alt2: {
        heading: 'Reciba ayuda después de su accidente de auto',
        subhead: 'Tres páginas cortas, y puede volver atrás cuando quiera.',
      },
      alt3: { heading: 'Pregunte a un bufete por su accidente', subhead: 'Primero, tres páginas cortas. Preguntar es gratis.' },
    },
  },
  GetStartedFirstStep: {
    heading: 'Veamos cómo podemos ayudarle',
    subhead: 'Usted responde unas preguntas sobre el accidente. Después, un equipo legal podría decirle qué haría.',
    options: { start: 'Comenzar' },
  },
  AutoAccidentCaseWorth: {
    why: 'Muestra a un equipo legal lo que usted espera.',
    heading: '¿Cuánto cree que puede valer su caso?',
    subhead: 'Basta con una idea aproximada. No cambia lo que sigue.',
    options: {
      under_10k: 'Menos de $10,000',
      '10k_to_50k': 'De $10,000 a $50,000',
      over_50k: 'Más de $50,000',
      not_sure: 'No lo sé',
    },
  },
  OtherDriversVehicleType: {
    why: 'El tipo de vehículo decide qué seguro paga.',
    heading: '¿En qué iba el otro conductor?',
    subhead: 'Si hubo más de un vehículo, elija el que chocó con usted.',
    options: {
      car: 'Auto, SUV o camioneta',
      truck: 'Camión comercial',
      rideshare: 'Taxi o viaje por aplicación',
      motorcycle: 'Motocicleta',
      bus: 'Autobús',
      bicycle_or_pedestrian: 'En bicicleta o a pie',
      other: 'Otro vehículo',
      left: 'El conductor se fue y no lo sé',
      no_other_vehicle: 'No hubo otro vehículo',
    },
  },
  TypeOfAccident: {
    heading: '¿Qué tipo de accidente fue?',
    options: {
      'Car Accident': 'Auto',
      'Truck Accident': 'Camión',
      'Motorcycle Accident': 'Motocicleta',
      'Pedestrian Accident': 'A pie',
      'Rideshare Accident': 'Viaje por aplicación',
      'Bicycle Accident': 'Bicicleta',
      'Bus Accident': 'Autobús',
      'Other Accident': 'Otro tipo',
    },
  },
  HowWasUserHurt: {
    heading: '¿Cómo se lastimó?',
    subhead: 'Elija lo que más se parezca.',
    options: {
      'Car Accident': 'En un auto',
      'Truck Accident': 'Por un camión',
      'Motorcycle Accident': 'En motocicleta',
      'Pedestrian Accident': 'A pie',
      'Rideshare Accident': 'En un viaje por aplicación',
      'Bicycle Accident': 'En bicicleta',
      'Bus Accident': 'En un autobús',
      'Other Accident': 'De otra manera',
    },
  },
  WereYouInAMotorVehicleAccident: {
    heading: '¿Estuvo en un accidente con un vehículo de motor?',
    subhead: 'Al volante, como acompañante, en bicicleta o a pie.',
    options: { yes: 'Sí', no: 'No' },
  },
  WhenWasTheAccident: {
    why: 'Cada estado fija un plazo para reclamar.',
    heading: '¿Cuándo fue el accidente?',
    subhead: 'Si no lo recuerda con exactitud, ponga la fecha más cercana.',
  },
  SocialDropWhenWasTheAccident: {
    why: 'Cada estado fija un plazo para reclamar.',
    heading: '¿Cuándo fue el accidente?',
    subhead: 'Si no lo recuerda con exactitud, elija lo más cercano.',
    options: {
      'Within 2 Weeks': 'En las últimas 2 semanas',
      'Within 3 Months': 'En los últimos 3 meses',
      'Within 6 Months': 'En los últimos 6 meses',
      'Within 1 Year': 'En el último año',
      'Within 2 Years': 'En los últimos 2 años',
      'Over 2 Years': 'Hace más de 2 años',
    },
  },
  AtFault: {
    why: 'Cada estado tiene sus reglas sobre la culpa compartida.',
    heading: '¿El accidente fue su culpa?',
    subhead: 'Díganos cómo lo ve usted. Aunque tenga parte de la culpa, quizá su caso pueda seguir.',
    options: { no: 'No, no fue mi culpa', partly: 'Fue en parte mi culpa', yes: 'Sí, fue mi culpa' },
  },
  WasUserInjured: {
    why: 'Las lesiones son parte central de muchos reclamos.',
    heading: '¿Sufrió lesiones?',
    subhead: 'Cuente también el dolor que llegó después, como el de cuello o espalda.',
    options: {
      yes: 'Sí, sufrí lesiones',
      family: 'Alguien de mi familia sufrió lesiones',
      died: 'Alguien murió',
      no: 'No, nadie sufrió lesiones',
    },
  },
  WasUserInjuredHow: {
    why: 'Las lesiones son parte central de muchos reclamos.',
    heading: '¿Sufrió lesiones?',
    subhead: 'Elija la que más le afecta. Cuente también el dolor que llegó después.',
    options: {
      'Back or Neck Pain': 'Dolor de espalda o cuello',
      'Broken Bones': 'Huesos rotos',
      Whiplash: 'Latigazo cervical',
      'Head Injury': 'Lesión en la cabeza',
      'Spinal Cord Injury': 'Lesión de la médula espinal',
      'Loss of Limb': 'Pérdida de una extremidad',
      Burns: 'Quemaduras',
      'Joint Injury': 'Hombro, rodilla u otra articulación',
      'Cuts or Bruises': 'Cortes o moretones',
      'Several Injuries': 'Varias de estas',
      other: 'Otra lesión',
      family: 'Alguien de mi familia sufrió lesiones',
      died: 'Alguien murió',
      no: 'No sufrí lesiones',
    },
  },
  DescribeInjuries: {
    why: 'Las lesiones son parte central de muchos reclamos.',
    heading: '¿Qué lesión tiene?',
    subhead: 'Elija la que más le afecta. Cuente también el dolor que llegó después.',
    options: {
      'Back or Neck Pain': 'Dolor de espalda o cuello',
      'Broken Bones': 'Huesos rotos',
      Whiplash: 'Latigazo cervical',
      'Head Injury': 'Lesión en la cabeza',
      'Spinal Cord Injury': 'Lesión de la médula espinal',
      'Loss of Limb': 'Pérdida de una extremidad',
      Burns: 'Quemaduras',
      'Joint Injury': 'Hombro, rodilla u otra articulación',
      'Cuts or Bruises': 'Cortes o moretones',
      'Several Injuries': 'Varias de estas',
      other: 'Otra lesión',
      family: 'Alguien de mi familia sufrió lesiones',
      died: 'Alguien murió',
      no: 'No sufrí lesiones',
    },
  },
  PoliceReportFiled: {
    why: 'Un reporte policial puede ayudar a mostrar lo que pasó.',
    heading: '¿Hay un reporte de la policía?',
    options: { yes: 'Sí, hay un reporte', no: 'No, o no que yo sepa' },
  },
  HasLawyer: {
    why: 'Los pasos que siguen cambian si ya tiene abogado.',
    heading: '¿Tiene un abogado para este accidente?',
    options: { no: 'No, no tengo abogado', yes: 'Sí, tengo abogado', new: 'Sí, pero quiero otro abogado' },
  },
  LawFirmDetails: {
    heading: '¿Qué bufete de abogados tiene ahora?',
    subhead:
      'El nombre se envía con sus respuestas. Una empresa que paga adelantos podría comunicarse con el bufete antes de decidir.',
  },
  IncidentDescription: {
    why: 'Sus propias palabras dicen lo que las respuestas cortas no pueden.',
    heading: '¿Qué pasó?',
    subhead: 'Unas frases en sus propias palabras ayudan al equipo legal a entender su caso.',
  },
  HitAndRunIdentified: {
    heading: '¿Se sabe quién es el otro conductor?',
    subhead: 'Por ejemplo, por una placa, una cámara o un testigo.',
    options: { yes: 'Sí, se sabe quién es', no: 'No, todavía no' },
  },
  UninsuredMotoristCoverage: {
    heading: '¿Tiene cobertura contra conductores sin seguro?',
    subhead:
      'Es una parte de su propio seguro que paga cuando el otro conductor no tiene seguro o no aparece. Su póliza lo dice.',
    options: { yes: 'Sí, la tengo', no: 'No, o no lo sé' },
  },
} as const satisfies StepWords;
