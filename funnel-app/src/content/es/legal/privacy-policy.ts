import type { LegalText } from '#contract/site/legal-text.ts';

export const privacyPolicy: LegalText = {
  title: 'Política de privacidad',
  description: 'Qué recopilamos, para qué, quién lo recibe, cuánto tiempo lo guardamos y cómo puede usted impedirlo.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'in-short',
      title: 'En pocas palabras',
      blocks: [
        '{brand} es publicidad pagada de {company}. No es un bufete de abogados. Usted responde preguntas sobre un accidente de auto o, en otros cuestionarios, sobre una multa de tránsito, cargos por manejar bajo los efectos del alcohol o beneficios. Si al final está de acuerdo, pasamos sus respuestas a bufetes y a otros que pagan por recibirlas.',
        [
          'Recopilamos lo que usted nos dice y lo que su navegador envía.',
          'Lo vendemos solo a quienes usted aceptó. Según algunas leyes, eso es una venta de información personal.',
          'Puede impedirlo en cualquier momento, ver lo que tenemos, corregirlo o hacer que lo borremos: use [este formulario](/do-not-sell-my-information?lang=es).',
          'Si su navegador envía la señal de Control Global de Privacidad, la tratamos como una exclusión. No tiene que hacer nada más.',
        ],
      ],
    },
    {
      id: 'what-we-collect',
      title: 'Qué recopilamos',
      blocks: [
        'De usted, en el cuestionario:',
        [
          'Sus respuestas sobre el accidente: cuándo fue, de quién fue la culpa, si sufrió lesiones y recibió tratamiento, y lo que cuenta con sus palabras. Parte de esto trata de su salud.',
          'Su nombre, correo electrónico, número de teléfono y código postal.',
          'Según el cuestionario: su dirección, fecha de nacimiento, grupo de edad, si tiene la ciudadanía de los Estados Unidos, el bufete que tiene, una multa de tránsito o cargos por manejar bajo los efectos del alcohol.',
          'Lo que usted aceptó: el texto exacto y cuándo lo aceptó.',
        ],
        'De su navegador:',
        [
          'Su dirección de internet, el tipo de navegador y la hora.',
          'La página o el anuncio que le trajo aquí, por los códigos de la dirección.',
          'Cuánto tiempo pasó en cada pregunta.',
        ],
        'Buscamos la ciudad y el condado de su código postal. Verificamos que su teléfono y su correo puedan ser reales; algunas verificaciones las hacen otras empresas.',
      ],
    },
    {
      id: 'why',
      title: 'Para qué lo usamos',
      blocks: [
        [
          'Para encontrar un bufete que pueda tomar su caso, o a alguien que pueda repasar beneficios con usted, y pasarle sus respuestas.',
          'Para demostrar lo que usted aceptó, si alguien pregunta.',
          'Para impedir el fraude y los programas automáticos.',
          'Para saber qué anuncios funcionan y mejorar el cuestionario.',
          'Para responderle y cumplir lo que la ley nos pide.',
        ],
        'Un programa revisa si sus respuestas corresponden a lo que buscan nuestros socios. Solo un abogado decide si toma un caso.',
      ],
    },
    {
      id: 'who-gets-it',
      title: 'Quién lo recibe',
      blocks: [
        [
          'Bufetes, y empresas que compran respuestas como las suyas, cuando usted lo ha aceptado. Nos pagan por ello. Quiénes son está[[ en la página [Patrocinadores](/sponsors?lang=es) y]] en el texto junto al último botón del cuestionario.',
          'Empresas que trabajan para nosotros: alojamiento, verificación de teléfonos y correos, certificados que demuestran su consentimiento. Quienes emiten los certificados pueden grabar su visita a la página.',
          'Tribunales y autoridades, cuando la ley nos obliga.',
        ],
        'No vendemos sus respuestas a aseguradoras. Donde la ley trata las respuestas sobre lesiones como datos de salud, como en Washington y Nevada, no las vendemos a un comprador hasta que usted lo autorice por su nombre.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'Qué se guarda en su dispositivo',
      blocks: [
        'Sus respuestas se guardan en su navegador, cifradas, hasta 24 horas, para que no pierda nada si se cierra la página. Una encuesta que usted terminó y que no pudo llegarnos en ese tiempo se envía una vez más cuando vuelve a abrir nuestra encuesta, y después se borra. Una solicitud de privacidad queda ahí hasta que la recibimos. El nombre del sitio del que usted vino queda hasta que cierra la pestaña. Si su navegador no ejecuta programas, una cookie cifrada guarda sus respuestas en su lugar, por 24 horas o hasta que se envían. Una cookie protege el formulario frente a otros sitios y otra recuerda qué tipos de letra tiene su navegador. Ninguna dice quién es usted.',
        'Algunas cookies más nos permiten contar cuántas personas llegan a cada pregunta y qué versión de la página vieron. Guardan un número al azar y el nombre de esa versión, no quién es usted ni qué respondió. Desaparecen a los 90 días como máximo. No ponemos ninguna si su navegador envía el Control Global de Privacidad.',
        'Algunas páginas cargan programas de publicidad. Donde la ley lo pide, esperan a que usted diga que sí. Una cookie guarda su respuesta, sí o no, durante medio año; una solicitud de no vender ni compartir enviada desde este navegador cuenta como un no. Los programas nunca funcionan si su navegador envía el Control Global de Privacidad.',
      ],
    },
    {
      id: 'how-long',
      title: 'Cuánto tiempo lo guardamos',
      blocks: [
        [
          'Las respuestas que usted envió: {keepsLeads}. El consentimiento para llamarle tiene que poder demostrarse durante años.',
          'Las respuestas de visitantes a quienes ningún socio pudo ayudar: {keepsDisqualified}.',
          'Los cuestionarios sin terminar, sin nombre ni contacto: {keepsUnfinished}.',
          'Las solicitudes de privacidad: {keepsRequests}. La ley pide conservar constancia al menos dos años.',
        ],
        'Donde se indica un plazo, nuestro servidor lo borra por sí solo cuando termina. Lo que dice quién es usted está cifrado mientras lo guardamos.',
      ],
    },
    {
      id: 'your-choices',
      title: 'Sus opciones',
      blocks: [
        'Cualquiera puede usar [el formulario](/do-not-sell-my-information?lang=es), viva donde viva. No cuesta nada y no necesita una cuenta.',
        [
          'No vender ni compartir: detenemos todo envío que no se haya hecho y avisamos a quienes ya tienen sus respuestas. Tarda 15 días hábiles como máximo.',
          'Ver, borrar o corregir: respondemos en 45 días. Para su protección, antes nos aseguramos de que la información es suya: su correo y su teléfono deben coincidir los dos.',
          'Apelar: lo revisa alguien que no tomó la decisión.',
          'Llamadas y mensajes: dígale a quien llama que no lo haga más, o responda STOP a un mensaje.',
        ],
        'Puede hacerlo por usted un representante a quien se lo haya pedido por escrito. No tratamos peor a nadie por usar un derecho.',
      ],
    },
    {
      id: 'global-privacy-control',
      title: 'Control Global de Privacidad',
      blocks: [
        'Algunos navegadores pueden decir a cada sitio que usted no quiere que su información se venda o se comparta. Respetamos esa señal en todos los estados. Con ella no funciona ningún programa de publicidad y sus respuestas no llegan a quienes las compran. El pie de cada página dice cuándo está activa esta exclusión.',
      ],
    },
    {
      id: 'california-resident',
      title: 'Si vive en California',
      blocks: [
        'La ley de California le da estos derechos:',
        [
          'Saber qué recopilamos, usamos, vendemos y compartimos, y recibir una copia.',
          'Que lo borremos y que corrijamos los errores.',
          'Pedir que no se venda ni se comparta.',
          'Limitar el uso de la información sensible. La usamos solo para encontrarle un abogado u otra ayuda que usted pida, lo que este derecho permite.',
          'Que no se le trate peor por usar estos derechos.',
        ],
        'En los últimos 12 meses recopilamos estas clases: identificadores (nombre, contacto, dirección de internet), actividad en este sitio, ubicación aproximada por código postal e información sensible (salud, en lo que usted nos dijo de sus lesiones; en algunos cuestionarios también su edad, si tiene la ciudadanía de los Estados Unidos y cargos por manejar bajo los efectos del alcohol). Vendimos o compartimos identificadores y sus respuestas con bufetes, y con empresas que compran estas respuestas, para los fines de arriba. No vendemos ni compartimos a sabiendas información de menores de 16 años.',
        'Use [el formulario](/do-not-sell-my-information?lang=es) o escriba a {email}.',
      ],
    },
    {
      id: 'other-places',
      title: 'Otros estados y Canadá',
      blocks: [
        'Colorado, Connecticut, Virginia, Texas, Oregón y otros estados dan derechos parecidos, con derecho a apelar. Quienes viven en Quebec, Columbia Británica, Alberta y Ontario pueden usar el mismo formulario. Si no está de acuerdo con nuestra respuesta, puede acudir al fiscal general de su estado o al comisionado de privacidad de su provincia.',
      ],
    },
    {
      id: 'children',
      title: 'Menores',
      blocks: [
        'Este sitio es para adultos. No recopilamos a sabiendas información de menores de 18 años. Si lo hemos hecho, díganoslo y la borramos.',
      ],
    },
    {
      id: 'contact',
      title: 'Cómo escribirnos',
      blocks: [
        '{company}, {address}. Correo electrónico: {email}.',
        'Cuando esta política cambia, cambia la fecha de arriba. Lo que envió antes queda bajo la política de ese día, salvo que acepte otra.',
      ],
    },
  ],
};
