import type { PageWords } from '../content.ts';
import { waysOn } from './waysOn.ts';

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

export const words: PageWords = {
  otherLanguage: { label: 'English', lang: 'en' },
  pageTitle: (brand) => `¿Sufrió lesiones en un accidente de auto? | ${brand}`,
  pageDescription: 'Responda unas preguntas cortas sobre su accidente. Es gratis y toma unos dos minutos.',
  testVisit: 'Visita de prueba. Lo que envíe aquí no es un caso y no llega a ningún bufete.',
  advertisement: 'Publicidad pagada. No es un bufete de abogados.',
  callNow: 'Llame ahora',
  back: 'Atrás',
  newTab: 'se abre en otra pestaña',
  next: 'Continuar',
  send: 'Enviar mis respuestas',
  choose: 'Elija',
  whyWeAsk: 'Por qué preguntamos',
  progressLabel: 'Su progreso',
  startTicks: ['Preguntar es gratis', 'Sin compromiso', 'Unos dos minutos'],
  stages: {
    accident: 'Accidente',
    injuries: 'Lesiones',
    details: 'Detalles',
    contact: 'Contacto',
    you: 'Usted',
    ticket: 'Multa',
    place: 'Lugar',
    story: 'Relato',
    start: 'Inicio',
    age: 'Edad',
    charges: 'Cargos',
    test: 'Prueba',
  },
  optional: (label) => `${label} (opcional)`,
  sellersList: 'Ver la lista de empresas',
  whenToCall: 'Diga cuándo y cómo localizarle (opcional)',
  privacyGuarantee: 'Sus respuestas viajan por una conexión segura. Solo las compartimos como usted lo autorice al final.',
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
  spokenDescriptionCounter: (needs) =>
    needs.over === 0 && needs.characters > 0
      ? `Al menos 20 caracteres; faltan ${needs.characters}.`
      : words.descriptionCounter(needs),
  descriptionCounter: ({ characters, words, over }) => {
    if (over > 0) return `Demasiado largo: quite ${over.toLocaleString('es-US')} ${over === 1 ? 'carácter' : 'caracteres'}.`;
    if (characters > 0) return `mínimo 20 caracteres, escriba ${characters} más`;
    if (words > 0) return words === 1 ? 'Agregue una palabra más.' : `Agregue ${words} palabras más.`;
    return 'Gracias, con eso basta. Puede agregar más si quiere.';
  },
  errorSummary: 'Revise sus respuestas',
  notStored: 'No pudimos guardar sus respuestas en este momento. Siguen aquí: presione el botón de nuevo en un minuto.',
  emailBlocked: 'No pudimos confirmar este correo. Revíselo, o presione el botón otra vez para usarlo de todos modos.',
  phoneRefused:
    'No pudimos confirmar este número de teléfono. Revíselo, o presione el botón otra vez para usarlo de todos modos.',
  phoneDoesNotFit: 'No cabe. Un número de teléfono tiene 10 dígitos: borre el campo y péguelo otra vez.',
  phoneTollFree: 'Este es un número gratuito. Use uno que sea suyo.',
  zipUnknown: 'No conocemos este código postal. Revíselo, o presione el botón otra vez para usarlo de todos modos.',
  checking: 'Revisando',
  loading: 'Cargando',
  loadFailed: 'Esta pregunta no se cargó. Sus respuestas están a salvo.',
  tryAgain: 'Intentar de nuevo',
  sending: { title: 'Sus respuestas van en camino', text: 'Deje esta página abierta unos segundos.' },
  review: { title: 'Revise o cambie sus respuestas', change: 'Cambiar' },
  lastStep: {
    eyebrow: 'Último paso',
    title: 'Sus respuestas están listas para enviarse',
    match: 'Un bufete podría revisar un caso como el suyo',
    points: { hurt: 'Sufrió lesiones', noLawyer: 'Todavía no tiene abogado', report: 'Hay un reporte de la policía' },
  },
  verification: {
    title: 'Confirme su número de teléfono',
    text: (phone) => `Enviamos un código de seis dígitos al ${phone}. Puede tardar un minuto en llegar.`,
    close: 'Cerrar y cambiar el número',
    codeLabel: 'Código del mensaje de texto',
    codeHint: 'Seis dígitos',
    submit: 'Confirmar y enviar mis respuestas',
    checking: 'Revisando',
    resend: 'Enviar un código nuevo',
    waiting: (seconds) => `Puede pedir un código nuevo en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`,
    newCodeSent: '¡Se ha enviado un código nuevo!',
    incorrect: 'Código incorrecto. Asegúrese de haber escrito todos los números correctos.',
    failed: 'La verificación falló. Escriba el código que recibió.',
    spent: 'Este código ya no se puede usar. Pida uno nuevo.',
    without: 'Seguir sin código',
  },
  buyers: {
    legend: '¿Quién puede comunicarse con usted sobre su caso?',
    hint: 'Elija una o más. No hay ninguna elegida todavía.',
    selectAll: 'Todas',
    count: (chosen, of) => `${chosen} de ${of} elegidas`,
    again: 'Lea el acuerdo de abajo: ahora nombra a las empresas que eligió. Presione el botón de nuevo para aceptarlo.',
    required: 'Elija al menos una empresa que le pueda llamar',
    searching: 'Estamos buscando empresas cerca de usted',
  },
  disqualified: {
    title: 'Por ahora no podemos encontrarle un bufete',
    text: 'Por lo que nos contó, es posible que nuestros bufetes asociados no puedan tomar su caso. Esto no es asesoría legal, y otro abogado puede verlo de otra manera. Hay plazos, así que pregunte pronto.',
    nextTitle: 'Dónde puede preguntar',
    next: [
      'El colegio de abogados de su estado: la mayoría tiene una línea para recomendar abogados.',
      'Una oficina de ayuda legal cercana: atiende gratis a personas con pocos ingresos.',
      'Su propia aseguradora: su póliza puede cubrir más de lo que usted cree.',
    ],
  },
  meter: {
    title: 'Estimación de la compensación',
    bands: [
      { label: 'Valor bajo', range: 'hasta $5,000' },
      { label: 'Valor entre bajo y medio', range: 'de $5,001 a $7,000' },
      { label: 'Valor medio', range: 'de $7,001 a $12,500' },
      { label: 'Valor entre medio y alto', range: 'de $12,501 a $25,000' },
      { label: 'Valor alto', range: 'de $25,001 a $50,000' },
      { label: 'Valor muy alto', range: 'de $50,001 a $100,000' },
      { label: 'Valor extremadamente alto', range: 'de $100,001 a $250,000' },
    ],
    none: 'Todavía no hay respuestas',
    short: 'Cálculo aproximado',
    value: ({ range, label }) => `Según sus respuestas hasta ahora: ${range} (${label})`,
    note: 'Es un cálculo aproximado de una tabla; no es una promesa ni asesoría legal. Lo que logra un caso depende de sus hechos.',
  },
  proof: {
    title: 'Por qué empezar aquí',
    facts: [
      { icon: 'coins', value: '$20,000', text: 'es la compensación promedio' },
      { icon: 'clock', value: 'Dos minutos', text: 'y sin enviar documentos' },
      { icon: 'shield', value: 'Sin costo', text: 'por preguntar ni por la llamada' },
    ],
    testimonials: {
      title: 'Lo que dice la gente',
      sampleNote: 'Contenido de muestra: son ejemplos, no palabras de clientes reales.',
      items: [
        {
          id: 'a',
          quote: '“Las preguntas eran cortas y supe qué iba a pasar después”.',
          name: 'Persona de muestra A',
          detail: 'en Denver',
        },
        {
          id: 'b',
          quote: '“Me llamaron y me explicaron todo dos veces, sin prisa”.',
          name: 'Persona de muestra B',
          detail: 'en Tampa',
        },
        {
          id: 'c',
          quote: '“Pude hacerlo con el teléfono desde la sala de espera”.',
          name: 'Persona de muestra C',
          detail: 'en Fresno',
        },
      ],
      labels: {
        carousel: 'carrusel',
        previous: 'Anterior',
        next: 'Siguiente',
        pause: 'Pausar',
        play: 'Reanudar',
        position: (current, of) => `${current} de ${of}`,
        stars: (given) => `${given} de 5 estrellas`,
      },
    },
  },
  reassurance: {
    afterQuestions: 'Esa fue la parte larga. Todavía no se envía nada.',
    atEnd: (firstName) => `Gracias, ${firstName}. Esta es la última página.`,
  },
  howItWorks: { title: 'Cómo funciona', action: 'Volver a la pregunta' },
  whatHappensNext: {
    title: 'Qué sigue',
    cards: [
      {
        title: 'Usted responde unas preguntas',
        text: 'Una a la vez, en unos dos minutos. Puede volver y cambiar cualquier respuesta.',
      },
      {
        title: 'Buscamos un bufete',
        text: 'Si un bufete asociado puede tomar un caso como el suyo, le pasamos sus respuestas, con su autorización.',
      },
      {
        title: 'Un equipo legal podría comunicarse con usted',
        text: 'Pueden repasar lo que pasó y explicarle sus opciones. Usted decide qué hacer después.',
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
      accessibility: 'Accesibilidad',
    },
    settlementLine: 'Compensación promedio: $20,000. Los resultados anteriores no prometen lo que su caso pueda lograr.',
    disclaimer:
      'Este sitio es publicidad pagada. No es un bufete de abogados y no da asesoría legal. Usarlo no le convierte en cliente de nadie. Si su caso corresponde a lo que buscan, sus respuestas se envían, con su autorización, a bufetes y a otros que pagan por recibirlas.',
    optedOut:
      'Su exclusión de la venta de datos está activa: su navegador envía la señal de Control Global de Privacidad, así que no vendemos ni compartimos su información.',
    copyright: (brand, year) => `© ${year} ${brand}. Todos los derechos reservados.`,
    questions: '¿Preguntas? Llámenos',
    details: 'Detalles',
  },
  thankYou: {
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
          text: 'Es posible que le llamen para confirmar lo que nos contó. Si quiere otro abogado, dígalo al comenzar la llamada.',
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
    waysOn,
    optedOutText: (callNumber) =>
      `Su navegador nos pide no vender ni compartir su información, así que no hemos enviado sus respuestas a ningún bufete y ninguno le llamará por ellas. Para seguir, ${callNumber === undefined ? '' : `llámenos al ${callNumber} o `}pregunte al colegio de abogados de su estado: la mayoría tiene un servicio para recomendar abogados. Hay plazos, así que pregunte pronto.`,
    waiting: (reference) =>
      `Todavía no hemos podido comunicarnos con nuestro servidor. Sus respuestas siguen en este dispositivo y lo seguimos intentando. Por favor, deje esta página abierta hasta que le avisemos aquí de que llegaron.${reference && ` Si nos pregunta por esto, díganos esta referencia: ${reference}.`}`,
    sent: 'Recibimos sus respuestas.',
    lostHeading: 'Sus respuestas no nos llegaron.',
    lost: 'No pudimos enviar sus respuestas en un día y ya no están en este dispositivo. Por favor, responda las preguntas otra vez o llámenos.',
    again: 'Ir al cuestionario',
  },
};
