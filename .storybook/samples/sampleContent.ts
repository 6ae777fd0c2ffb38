/** Copy for stories, in both languages: real lengths, an invented brand. */
export const samples = {
  en: {
    advertisement: 'Paid advertisement. Not a law firm.',
    call: { label: 'Call us', number: '(800) 555-0100', href: 'tel:+18005550100' },
    language: { href: '/survey/es', label: 'Español', lang: 'es' },
    progress: 'Your progress',
    stages: ['Accident', 'Injury', 'Case', 'Contact'],
    back: 'Back',
    heading: 'Were you at fault for the accident?',
    subhead: 'Choose the answer that fits best. You can change it later.',
    why: { title: 'Why we ask', text: 'The kind of vehicle decides whose insurance pays.' },
    note: 'Your answers travel encrypted, and only the people who review your case see them.',
    answers: [
      { id: 'no', name: 'at_Fault', value: 'no', label: 'No' },
      { id: 'yes', name: 'at_Fault', value: 'yes', label: 'Yes' },
      {
        id: 'partly',
        name: 'partial_fault',
        value: 'yes',
        label: 'Partly, or I am not sure',
        hint: 'In many states you may still have a claim.',
      },
    ],
    next: {
      title: 'What happens next',
      steps: [
        { title: 'You answer a few questions', text: 'It takes about two minutes, and you do not need any papers at hand.' },
        { title: 'We look at your answers', text: 'We check whether a law firm in your area can take a case like yours.' },
        { title: 'A law firm may call you', text: 'You talk it over, free of charge, and you decide what to do.' },
      ],
    },
    footer: {
      settlementLine: 'The average settlement is $20,000.',
      legal: '© 2026 Sample Brand. All rights reserved.',
      disclaimer:
        'This page is a paid advertisement. Sample Brand is not a law firm, gives no legal advice, and does not make anyone your lawyer. No result is promised: each case is different.',
      links: [
        { href: '/sponsors', label: 'Sponsors' },
        { href: '/privacy-policy', label: 'Privacy Policy' },
        { href: '/privacy-policy#california-resident', label: 'CA Residents' },
        { href: '/terms-of-use', label: 'Terms of Use' },
        { href: '/do-not-sell-my-information', label: 'Do Not Sell My Information' },
      ],
    },
    thankYou: {
      heading: 'Thank you. We\u00a0have your answers.',
      text: 'Here is what to expect from now on.',
    },
    consent:
      'By pressing “See my result” I agree that Sample Brand and up to four of its partner law firms may call or text me at the number above about my claim, also by automatic means. My consent is not a condition of any service. I can withdraw it at any time.',
  },
  es: {
    advertisement: 'Publicidad pagada. No somos un bufete de abogados.',
    call: { label: 'Llámenos', number: '(800) 555-0100', href: 'tel:+18005550100' },
    language: { href: '/survey', label: 'English', lang: 'en' },
    progress: 'Su progreso',
    stages: ['Accidente', 'Lesión', 'Caso', 'Contacto'],
    back: 'Atrás',
    heading: '¿Recibió usted atención médica por las lesiones que sufrió en el accidente?',
    subhead: 'Elija la respuesta que mejor describa su situación. Podrá cambiarla más adelante.',
    why: { title: 'Por qué preguntamos', text: 'El tipo de vehículo decide qué seguro paga.' },
    note: 'Sus respuestas viajan cifradas y solo las ven las personas que revisan su caso.',
    answers: [
      { id: 'hospital', name: 'doctor_treatment', value: 'yes', label: 'Sí, en un hospital o una sala de emergencias' },
      { id: 'doctor', name: 'doctor_treatment', value: 'yes', label: 'Sí, con mi médico o un quiropráctico' },
      {
        id: 'none',
        name: 'doctor_treatment',
        value: 'no',
        label: 'Todavía no, pero tengo la intención de hacerlo',
        hint: 'Esto puede cambiar lo que un abogado puede hacer por usted.',
      },
    ],
    next: {
      title: 'Qué pasará después',
      steps: [
        { title: 'Usted responde unas preguntas', text: 'Toma unos dos minutos y no necesita tener documentos a mano.' },
        { title: 'Revisamos sus respuestas', text: 'Vemos si un bufete de su zona puede aceptar un caso como el suyo.' },
        { title: 'Un bufete podría llamarle', text: 'Usted conversa sin costo y decide qué hacer.' },
      ],
    },
    footer: {
      settlementLine: 'El acuerdo promedio es de $20,000.',
      legal: '© 2026 Sample Brand. Todos los derechos reservados.',
      disclaimer:
        'Esta página es publicidad pagada. Sample Brand no es un bufete de abogados, no da asesoría legal y no convierte a nadie en su abogado. No se promete ningún resultado: cada caso es distinto.',
      links: [
        { href: '/sponsors', label: 'Patrocinadores' },
        { href: '/privacy-policy', label: 'Política de privacidad' },
        { href: '/privacy-policy#california-resident', label: 'Residentes de CA' },
        { href: '/terms-of-use', label: 'Términos de uso' },
        { href: '/do-not-sell-my-information', label: 'No vendan mi información' },
      ],
    },
    thankYou: {
      heading: 'Gracias. Ya\u00a0tenemos sus respuestas.',
      text: 'Esto es lo que puede esperar a partir de ahora.',
    },
    consent:
      'Al presionar “Ver mi resultado” acepto que Sample Brand y hasta cuatro bufetes asociados me llamen o me envíen mensajes de texto al número indicado sobre mi reclamo, también por medios automáticos. Mi consentimiento no es condición de ningún servicio. Puedo retirarlo en cualquier momento.',
  },
} as const;

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export const months = monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));
export const years = ['2026', '2025', '2024', '2023'].map((year) => ({ value: year, label: year }));
