import type { Content } from '../content.ts';

export const fields: Content['fields'] = {
  injury_month: {
    label: 'Mes',
    errors: {
      required: 'Elija el mes del accidente',
      in_future: 'Elija un mes que no esté en el futuro',
      invalid: 'Elija un mes de la lista',
    },
  },
  injury_year: {
    label: 'Año',
    errors: {
      required: 'Elija el año del accidente',
      in_future: 'Elija un año que no esté en el futuro',
      invalid: 'Elija un año de la lista',
    },
  },
  case_description: {
    label: 'Qué pasó',
    tips: {
      title: 'Qué mencionar',
      items: ['dónde estaba y qué hacía', 'cómo chocó con usted el otro conductor', 'dónde le duele y qué ya no puede hacer'],
    },
    starters: {
      label: 'Puede empezar con',
      items: ['Me chocaron por detrás', 'Me atropellaron', 'Me chocaron en un cruce', 'El otro auto se pasó la luz roja'],
    },
    errors: {
      required: 'Cuéntenos en pocas palabras qué pasó',
      too_short: 'Escriba al menos 20 caracteres sobre lo que pasó',
      too_few_words: 'Escriba al menos cuatro palabras sobre lo que pasó',
      too_long: 'Escriba 5,000 caracteres como máximo',
      invalid: 'Quite los símbolos que no podemos guardar',
    },
  },
  first_name: {
    label: 'Nombre',
    errors: { required: 'Escriba su nombre', invalid: 'Escriba su nombre en 100 letras o menos' },
  },
  last_name: {
    label: 'Apellido',
    errors: { required: 'Escriba su apellido', invalid: 'Escriba su apellido en 100 letras o menos' },
  },
  email: {
    label: 'Correo electrónico',
    errors: {
      required: 'Escriba su correo',
      invalid: 'Escriba un correo como nombre@example.com',
    },
  },
  phone: {
    label: 'Número de teléfono',
    hint: 'Con código de área',
    errors: {
      required: 'Escriba su número de teléfono',
      incomplete: 'Escriba los diez dígitos de su teléfono',
      invalid: 'Escriba un número de teléfono de EE.\u00a0UU. que funcione',
    },
  },
  zip_code: {
    label: 'Código postal (ZIP)',
    hint: 'Cinco dígitos',
    errors: {
      required: 'Escriba su código postal',
      incomplete: 'Escriba los cinco dígitos de su código postal',
      invalid: 'Escriba un código postal de cinco dígitos',
    },
  },
  injury_day: {
    label: 'Día',
    errors: {
      required: 'Elija el día',
      in_future: 'Elija un día que no esté en el futuro',
      invalid: 'Elija un día que exista en ese mes',
    },
  },
  address: {
    label: 'Dirección',
    errors: { required: 'Escriba su dirección', invalid: 'Escriba su dirección en 200 caracteres o menos' },
  },
  law_firm_name: {
    label: 'Nombre del bufete',
    hint: 'Hasta donde lo recuerde',
    errors: { required: 'Escriba el nombre del bufete', invalid: 'Escriba el nombre en 100 caracteres o menos' },
  },
  date_of_birth: {
    label: 'Fecha de nacimiento',
    hint: 'Mes, día y año, por ejemplo 04/27/1980',
    errors: {
      required: 'Escriba su fecha de nacimiento',
      incomplete: 'Escriba el mes, el día y los cuatro dígitos del año',
      in_future: 'Escriba una fecha de nacimiento que ya haya pasado',
      under_age: 'Para pedir fondos debe tener 18 años o más',
      invalid: 'Escriba su fecha de nacimiento como mes, día y año, por ejemplo 04/27/1980',
    },
  },
  ticket_state: {
    label: 'Estado',
    errors: { required: 'Elija el estado', invalid: 'Elija un estado de la lista' },
  },
  accident_type: {
    label: 'Tipo de accidente',
    options: {
      'Car Accident': 'Accidente de auto',
      'Truck Accident': 'Accidente con un camión',
      'Motorcycle Accident': 'Accidente de motocicleta',
      'Pedestrian Accident': 'Atropello',
      'Rideshare Accident': 'En un viaje por aplicación',
      'Bicycle Accident': 'Accidente en bicicleta',
      'Bus Accident': 'Accidente en autobús',
      'Other Accident': 'Otro tipo',
    },
    errors: { required: 'Elija el tipo de accidente', invalid: 'Elija un tipo de accidente de la lista' },
  },
  physical_injury: {
    label: '¿Sufrió lesiones?',
    options: { Yes: 'Sí', No: 'No' },
    errors: { required: 'Díganos si sufrió lesiones', invalid: 'Elija sí o no' },
  },
  injury_type: {
    label: 'Lesión principal',
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
      Other: 'Otra lesión',
      None: 'Ninguna lesión',
    },
    contradicts:
      'Arriba eligió otra cosa sobre sus lesiones. Revise las dos respuestas, o presione el botón otra vez para dejarlas así.',
    errors: { required: 'Elija su lesión principal, o ninguna', invalid: 'Elija una lesión de la lista' },
  },
  at_Fault: {
    label: '¿El accidente fue su culpa?',
    options: { yes: 'Sí', no: 'No' },
    errors: { required: 'Díganos si el accidente fue su culpa', invalid: 'Elija sí o no' },
  },
  police_report: {
    label: '¿Hay un reporte de la policía?',
    options: { yes: 'Sí', no: 'No' },
    errors: { required: 'Díganos si hay un reporte de la policía', invalid: 'Elija sí o no' },
  },
  with_Lawyer: {
    label: '¿Tiene un abogado para este accidente?',
    options: { yes: 'Sí', no: 'No' },
    errors: { required: 'Díganos si tiene un abogado', invalid: 'Elija sí o no' },
  },
  doctor_treatment: {
    label: '¿Ha recibido atención médica?',
    options: { yes: 'Sí', no: 'No' },
    errors: { required: 'Díganos si ha recibido atención médica', invalid: 'Elija sí o no' },
  },
  when_seek_medical_treatment: {
    label: '¿Cuándo recibió atención por primera vez?',
    options: {
      first_week: 'En la primera semana',
      first_month: 'En el primer mes',
      later: 'Más tarde',
      booked: 'Todavía no, pero tengo una cita',
      not_yet: 'Todavía no',
    },
    contradicts:
      'Arriba eligió otra cosa sobre la atención médica. Revise las dos respuestas, o presione el botón otra vez para dejarlas así.',
    errors: { required: 'Elija cuándo recibió atención', invalid: 'Elija una opción de la lista' },
  },
  best_time: {
    label: 'Mejor hora',
    options: { morning: 'Por la mañana', afternoon: 'Por la tarde', evening: 'Por la noche' },
    errors: { invalid: 'Elija una hora de la lista' },
  },
  contact_by: {
    label: 'Mejor manera',
    options: { call: 'Llamada', text: 'Mensaje de texto', email: 'Correo electrónico' },
    errors: { invalid: 'Elija una manera de la lista' },
  },
};
