/** The texts of the stories of legal pages and of the privacy form, each with its Spanish. */
export const legalTexts = {
  'Privacy Policy': 'Política de privacidad',
  Sponsors: 'Patrocinadores',
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
  'Do Not Sell My Information': 'No vendan mi información',
  'Use this form to tell us what to do with your personal information. We answer within 45 days.':
    'Con este formulario puede decirnos qué hacer con sus datos personales. Respondemos en un plazo de 45 días.',
  'About you': 'Sobre usted',
  'Your request': 'Su solicitud',
  'Choose a state': 'Elija un estado',
  'Are you an authorized agent?': '¿Actúa como representante autorizado?',
  'I declare that what I have written is true.': 'Declaro que lo que he escrito es cierto.',
  'Send my request': 'Enviar mi solicitud',
  'Loading...': 'Cargando...',
  'Thank you for submitting your info. We will contact you shortly.':
    'Gracias por enviarnos sus datos. Nos comunicaremos con usted en breve.',
  'At least one request must be selected': 'Debe elegir al menos una solicitud',
  'By selecting the button on this screen, I agree that Auto Accident Team may call and text me.':
    'Al presionar el botón de esta pantalla, acepto que Auto Accident Team me llame y me envíe mensajes de texto.',
} as const;
