/** Texts of stories that the funnel has not, or has otherwise, each with its Spanish. `{0}` and `{1}` stand for figures. */
export const sampleWords: Readonly<Record<string, string>> = {
  // answers and fields
  Other: 'Otro',
  Close: 'Cerrar',
  Send: 'Enviar',
  Leave: 'Salir',
  'See my result': 'Ver mi resultado',
  'Sending…': 'Enviando…',
  Date: 'Fecha',
  'As on the police report.': 'Como en el reporte de la policía.',
  'Enter a date': 'Escriba una fecha',
  'A law firm may call you on it.': 'Un bufete podría llamarle a este número.',
  'That does not fit.': 'No cabe.',
  'Date of the accident': 'Fecha del accidente',
  'Month, day and year, such as 03/09/2024.': 'Mes, día y año, por ejemplo 03/09/2024.',
  'We send your result there.': 'Allí le enviamos su resultado.',
  'Please check one answer': 'Revise una respuesta',
  'Please check two answers': 'Revise dos respuestas',
  'Please check six answers': 'Revise seis respuestas',
  // what happened
  'A sentence or two is enough.': 'Basta con una o dos frases.',
  'A truck': 'Un camión',
  'A truck hit': 'Un camión',
  'A truck hit my car from behind at a red light.': 'Un camión chocó mi auto por detrás en un semáforo en rojo.',
  'A truck hit my car from behind.': 'Un camión chocó mi auto por detrás.',
  'My neck hurts': 'Me duele el cuello',
  'Please write a little more': 'Escriba un poco más, por favor',
  'That is enough, thank you.': 'Es suficiente, gracias.',
  'Minimum {0} characters, type {1} more': 'Mínimo {0} caracteres, escriba {1} más',
  'minimum {0} chars, type {1} more': 'mínimo {0} caracteres, escriba {1} más',
  'At least {0} characters, {1} more to type.': 'Al menos {0} caracteres; faltan {1}.',
  'Helpful to know': 'Qué mencionar',
  'How the crash happened': 'Cómo ocurrió el choque',
  'Where you were hurt': 'Dónde se lastimó usted',
  'What has been hard since then': 'Qué le ha resultado difícil desde entonces',
  // when, and of what kind
  'Less than a month ago': 'Hace menos de un mes',
  '1 to 3 months ago': 'Hace de 1 a 3 meses',
  '4 to 6 months ago': 'Hace de 4 a 6 meses',
  'Up to 12 months ago': 'Hace hasta 12 meses',
  '1 to 2 years ago': 'Hace 1 o 2 años',
  'Longer ago': 'Hace más tiempo',
  'Choose a month': 'Elija un mes',
  'Choose the year': 'Elija el año',
  'The month of the accident.': 'El mes del accidente.',
  'The accident cannot be in the future': 'El accidente no puede ser en el futuro',
  'A choice that is much longer than the field is wide on any phone at all':
    'Una opción mucho más larga de lo que el campo mide de ancho en cualquier teléfono',
  'What kind of accident was it?': '¿Qué tipo de accidente tuvo usted?',
  Car: 'Automóvil',
  Truck: 'Camión de carga',
  'On foot': 'Iba a pie',
  Rideshare: 'Viaje compartido',
  'Something else': 'Otro tipo de accidente',
  'An officer at the scene usually files one.': 'Por lo general lo hace un agente en el lugar.',
  Report: 'Reporte',
  // choosing firms
  'Who may contact you?': '¿Quién puede comunicarse con usted?',
  'Choose the law firms you want to hear from.': 'Elija los bufetes de los que quiere tener noticias.',
  'Select all': 'Seleccionar todos',
  '{0} of {1} chosen': '{0} de {1} elegidos',
  'I agree that the firms I chose may call or text me about my claim, also by automatic means. My consent is not a condition of any service.':
    'Acepto que los bufetes que he elegido me llamen o me envíen mensajes de texto sobre mi reclamo, también por medios automáticos. Mi consentimiento no es condición de ningún servicio.',
  'Choose at least one law firm': 'Elija al menos un bufete de abogados',
  'Looking for law firms near you…': 'Buscamos bufetes cerca de usted…',
  'We have found no law firm near you yet. You can go on all the same.':
    'Todavía no encontramos un bufete cerca de usted. Puede seguir de todos modos.',
  // checks and codes
  'Show us that you are a person': 'Confirme que es una persona',
  'I have read and agree to the terms': 'He leído los términos y los acepto',
  'You can read them on one page.': 'Puede leerlos en una página.',
  Request: 'Solicitud',
  Another: 'Otra',
  'What do you ask for?': '¿Qué nos pide?',
  'Send me the information you have': 'Envíenme la información que tienen',
  'Your code': 'Su código',
  'The six numbers in our text message.': 'Los seis números de nuestro mensaje de texto.',
  'You can ask for a new code in {0} s.': 'Podrá pedir otro código en {0} s.',
  'You can ask for another in {0} s.': 'Podrá pedir otro en {0} s.',
  'Check your phone': 'Revise su teléfono',
  'We sent a text message with a code to (212)\u00a0664\u20117665.':
    'Enviamos un mensaje de texto con un código al (212)\u00a0664\u20117665.',
  'Verify my number': 'Confirmar mi número',
  'Checking…': 'Revisando…',
  // the meter
  'Next answer': 'Siguiente respuesta',
  'From your answers so far: $7,001 to $12,500 (Mid Value)':
    'Según sus respuestas hasta ahora: de $7,001 a $12,500 (Valor medio)',
  '$100,001 to $250,000 (Extremely High Value)': 'de $100,001 a $250,000 (Valor extremadamente alto)',
  // overlays
  'This takes a moment. Please keep this page open.': 'Tarda un momento. Deje esta página abierta, por favor.',
  'Leave this page?': '¿Quiere salir de esta página?',
  'Your answers stay on this device for a day, so you can come back to them.':
    'Sus respuestas se guardan un día en este dispositivo: puede volver a ellas.',
  'Stay here': 'Quedarme aquí',
  'To {0}': 'Hasta {0}',
  // what people say, and why they start
  'Sample content': 'Contenido de muestra',
  '“The questions were short, and I knew at once what would happen next.”':
    '“Las preguntas eran cortas y supe enseguida qué iba a pasar después”.',
  '“Someone called the next morning and explained everything twice, without hurry.”':
    '“Me llamaron a la mañana siguiente y me explicaron todo dos veces, sin prisa”.',
  '“Nobody pressed me to decide.”': '“Nadie me presionó para decidir”.',
  'Sample person D': 'Persona de muestra D',
  '{0} of {1}': '{0} de {1}',
  '{0} of {1} stars': '{0} de {1} estrellas',
  '2 minutes': '2 minutos',
  'and no papers at hand': 'y sin documentos a mano',
  // whole screens
  'Where can a law firm reach you?': '¿Dónde puede localizarle un bufete?',
  'A lawyer near you may be able to help': 'Un abogado de su zona podría ayudarle',
  'Accident in the last year': 'Accidente en el último año',
  'Hurt and seen by a doctor': 'Lesiones atendidas por un médico',
  'Not your fault': 'Usted no tuvo la culpa',
  'The firms that we work with do not take cases like the one you describe. This is not legal advice, and it does not mean that you have no claim.':
    'Los bufetes con los que trabajamos no aceptan casos como el que usted describe. Esto no es asesoría legal y no significa que usted no pueda reclamar.',
  'What you can do': 'Lo que puede hacer',
  'Ask a lawyer soon: each state limits the time to file a claim.':
    'Consulte pronto a un abogado: cada estado limita el tiempo para presentar un reclamo.',
  'Your state’s bar association can name a lawyer near you.':
    'El colegio de abogados de su estado puede recomendarle uno de su zona.',
  'Keep your papers: police report, medical bills, photos.':
    'Guarde sus documentos: el reporte de la policía, las facturas médicas, las fotos.',
  'It takes about two minutes, and you do not need any papers at hand.':
    'Toma unos dos minutos y no necesita tener documentos a mano.',
  'We look at your answers': 'Revisamos sus respuestas',
  'We check whether a law firm in your area can take a case like yours.':
    'Vemos si un bufete de su zona puede aceptar un caso como el suyo.',
  'A law firm may call you': 'Un bufete podría llamarle',
  'You talk it over, free of charge, and you decide what to do.': 'Usted conversa sin costo y decide qué hacer.',
  'Start the survey': 'Empezar el cuestionario',
  'The address may be mistyped, or the page may have moved.':
    'Es posible que la dirección esté mal escrita o que la página haya cambiado de lugar.',
  'Where can we reach you?': '¿Dónde podemos localizarle?',
  'Your browser asks us not to sell your data, and we don’t.': 'Su navegador pide no vender sus datos, y lo respetamos.',
  'The police report': 'El reporte de la policía',
  // legal pages and the privacy form
  'Sample text. Last updated on March 1, 2026.': 'Texto de muestra. Última actualización: 1 de marzo de 2026.',
  'On this page': 'En esta página',
  'What we collect': 'Qué recogemos',
  'We collect what you tell us in the survey, and what your browser sends along when you open a page.':
    'Recogemos lo que usted nos dice en el cuestionario y lo que su navegador envía al abrir una página.',
  'Your answers about the accident, and your own words about what happened.':
    'Sus respuestas sobre el accidente y lo que cuenta con sus propias palabras.',
  'Your name, email address, phone number and ZIP code.':
    'Su nombre, su correo electrónico, su número de teléfono y su código postal.',
  'The address of the page that brought you here.': 'La dirección de la página desde la que llegó.',
  'Who gets it': 'Quién lo recibe',
  'A law firm that may take your case gets your answers, if you agreed to that. Our partners are listed on the page':
    'Un bufete que podría tomar su caso recibe sus respuestas, si usted lo aceptó. Nuestros socios aparecen en la página',
  'What we never do': 'Lo que nunca hacemos',
  'We never give your answers to your insurer.': 'Nunca damos sus respuestas a su aseguradora.',
  'If you live in California': 'Si vive en California',
  'You can ask what we know about you.': 'Puede preguntar qué sabemos de usted.',
  'You can have it deleted or corrected.': 'Puede pedir que lo borremos o lo corrijamos.',
  'You can tell us not to sell or share it: use ': 'Puede pedirnos que no lo vendamos ni lo compartamos: use ',
  'this form': 'este formulario',
  'Use this form to tell us what to do with your personal information. We answer within 45 days.':
    'Con este formulario puede decirnos qué hacer con sus datos personales. Respondemos en un plazo de 45 días.',
  'Choose a state': 'Elija un estado',
  'Are you an authorized agent?': '¿Actúa como representante autorizado?',
  'I declare that what I have written is true.': 'Declaro que lo que he escrito es cierto.',
  'By selecting the button on this screen, I agree that Auto Accident Team may call and text me.':
    'Al presionar el botón de esta pantalla, acepto que Auto Accident Team me llame y me envíe mensajes de texto.',
};
