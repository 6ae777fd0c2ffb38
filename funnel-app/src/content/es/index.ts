import type { Content } from '../content.ts';
import { steps } from './steps.ts';

export const content: Content = {
  otherLanguage: { label: 'English', lang: 'en' },
  pageTitle: (brand) => `¿Sufrió un accidente de auto? | ${brand}`,
  pageDescription: 'Responda unas preguntas cortas sobre su accidente. Es gratis y toma unos dos minutos.',
  advertisement: 'Anuncio pagado. No es un bufete de abogados.',
  callNow: 'Llame ahora',
  back: 'Atrás',
  next: 'Continuar',
  progressLabel: 'Su avance',
  progressLabels: ['Accidente', 'Lesiones', 'Detalles', 'Contacto'],
  privacyGuarantee: 'Sus respuestas viajan por una conexión segura. Solo las compartimos como usted lo autorice al final.',
  steps,
  openings: {
    alt1: {
      heading: 'Vea si puede reclamar por su accidente de auto',
      subhead: 'Responda unas preguntas cortas. Es gratis y toma unos dos minutos.',
    },
    alt2: {
      heading: 'Reciba ayuda después de su accidente de auto',
      subhead: 'Cuéntenos qué pasó, una pregunta a la vez. Es gratis y toma unos dos minutos.',
    },
  },
  fields: {
    injury_month: {
      label: 'Mes',
      placeholder: 'Elija',
      errors: {
        required: 'Elija el mes del accidente',
        in_future: 'Elija un mes que no esté en el futuro',
        invalid: 'Elija un mes de la lista',
      },
    },
    injury_year: {
      label: 'Año',
      placeholder: 'Elija',
      errors: {
        required: 'Elija el año del accidente',
        in_future: 'Elija un año que no esté en el futuro',
        invalid: 'Elija un año de la lista',
      },
    },
    case_description: {
      label: 'Qué pasó',
      hint: 'Por ejemplo: dónde estaba, cómo fue el choque y qué lesiones tuvo.',
      errors: {
        required: 'Cuéntenos en pocas palabras qué pasó',
        too_short: 'Escriba al menos 20 caracteres sobre lo que pasó',
        invalid: 'Su descripción tiene caracteres que no podemos guardar. Quítelos e intente de nuevo',
      },
    },
    first_name: {
      label: 'Nombre',
      errors: { required: 'Escriba su nombre', invalid: 'Escriba su nombre con letras, 100 como máximo' },
    },
    last_name: {
      label: 'Apellido',
      errors: { required: 'Escriba su apellido', invalid: 'Escriba su apellido con letras, 100 como máximo' },
    },
    email: {
      label: 'Correo electrónico',
      errors: {
        required: 'Escriba su correo electrónico',
        invalid: 'Escriba un correo como nombre@example.com',
      },
    },
    phone: {
      label: 'Número de teléfono',
      hint: 'Diez dígitos, con código de área',
      errors: {
        required: 'Escriba su número de teléfono',
        incomplete: 'Escriba los diez dígitos de su teléfono',
        invalid: 'Escriba un número de teléfono real de EE. UU.',
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
  },
  dateLegend: 'Mes y año del accidente',
  months: [
    'Enero',
    'Febrero',
    'Marzo',
    'Abril',
    'Mayo',
    'Junio',
    'Julio',
    'Agosto',
    'Septiembre',
    'Octubre',
    'Noviembre',
    'Diciembre',
  ],
  earlierThan2015: 'Antes de 2015',
  descriptionCounter: (remaining) =>
    remaining > 0 ? `mínimo 20 caracteres, escriba ${remaining} más` : 'Gracias, con eso basta. Puede agregar más si quiere.',
  errorSummary: 'Revise sus respuestas',
  emailBlocked: 'No pudimos confirmar este correo. Revíselo, o presione el botón otra vez para usarlo de todos modos.',
  phoneRefused: 'No pudimos confirmar este número de teléfono. Revíselo e intente de nuevo.',
  checking: 'Revisando',
  loading: 'Cargando',
  loadFailed: 'Esta pregunta no se cargó. Sus respuestas están a salvo.',
  tryAgain: 'Intentar de nuevo',
  sending: { title: 'Enviando sus respuestas', text: 'Deje esta página abierta. Tarda unos segundos.' },
  whatHappensNext: {
    title: 'Qué sigue',
    cards: [
      {
        title: 'Usted responde unas preguntas',
        text: 'Una a la vez, en unos dos minutos. Puede volver y cambiar cualquier respuesta.',
      },
      {
        title: 'Buscamos un bufete',
        text: 'Si su caso parece adecuado, pasamos sus respuestas a un bufete asociado, con su autorización.',
      },
      {
        title: 'Un equipo legal se comunica con usted',
        text: 'Revisan lo que pasó y le explican sus opciones. Hablar con ellos no le cuesta nada.',
      },
    ],
  },
  footer: {
    links: {
      sponsors: 'Patrocinadores',
      privacy: 'Política de privacidad',
      california: 'Residentes de CA',
      terms: 'Términos de uso',
      doNotSell: 'No vendan mi información',
    },
    settlementLine: 'Compensación promedio: $20K. Los resultados anteriores no prometen lo que su caso pueda lograr.',
    disclaimer:
      'Este sitio es un anuncio pagado. No es un bufete de abogados y no da asesoría legal. Usarlo no lo convierte en cliente de nadie. Si sus respuestas son adecuadas, se pasan, con su autorización, a bufetes que pagan por estar aquí.',
    copyright: (brand, year) => `© ${year} ${brand}. Todos los derechos reservados.`,
    questions: '¿Preguntas? Llámenos',
  },
  thankYou: {
    title: (brand) => `Gracias | ${brand}`,
    heading: 'Gracias. Tenemos sus respuestas.',
    text: 'Es posible que alguien de un equipo legal le llame pronto, desde un número que usted no conozca. Por favor conteste.',
    neutralHeading: 'Gracias por sus respuestas.',
    disqualifiedText:
      'Por lo que nos contó, es posible que nuestros bufetes asociados no puedan tomar su caso en este momento. Esto no es asesoría legal. Otro abogado puede verlo de otra manera, y hay plazos, así que pregunte pronto.',
    stepsTitle: 'Qué sigue',
    steps: [
      { title: 'Confirmación', text: 'Un especialista le llama para confirmar lo que nos contó y responde sus preguntas.' },
      { title: 'Seguimiento del abogado', text: 'Si su caso es adecuado, un abogado revisa los detalles con usted.' },
      { title: 'Su caso comienza', text: 'Si usted decide seguir, el equipo legal abre su caso y trata con las aseguradoras.' },
      { title: 'Acuerdo', text: 'El equipo legal busca un resultado justo y le mantiene al tanto hasta cerrar su caso.' },
    ],
    waiting:
      'Todavía no hemos podido comunicarnos con nuestro servidor. Sus respuestas están guardadas en este dispositivo y seguimos intentando. Puede dejar esta página abierta.',
    sent: 'Recibimos sus respuestas.',
  },
  notFound: {
    title: 'Página no encontrada',
    heading: 'No encontramos esa página',
    text: 'La dirección puede ser antigua o tener un error. Puede comenzar la encuesta desde aquí. Toma unos dos minutos.',
    action: 'Ir a la encuesta',
  },
};
