/** Storybook's first page, each text with its Spanish. */
export const startHereTexts = {
  'Start here': 'Empiece aquí',
  'The survey’s design system. Whatever you see here is the code that visitors get, so what you approve is what they see.':
    'El sistema de diseño del cuestionario. Lo que ve aquí es el código que reciben los visitantes: lo que usted aprueba es lo que ellos ven.',
  themes: 'temas',
  'logo versions': 'versiones del logotipo',
  'visual switches': 'opciones visuales',
  flows: 'flujos',
  'campaign paths': 'rutas de campañas',
  Design: 'Diseñar',
  'See every theme, logo and component: alone, beside another, and on a whole page.':
    'Vea cada tema, logotipo y componente: solo, junto a otro y en una página entera.',
  'Two themes beside each other': 'Dos temas, uno junto al otro',
  'All themes, in colour': 'Todos los temas, en color',
  'All themes, by shape and type alone': 'Todos los temas, solo por su forma y su tipografía',
  'Change a theme by hand': 'Cambiar un tema a mano',
  'Every version of the logo': 'Cada versión del logotipo',
  'When to use which component': 'Cuándo usar cada componente',
  'Run a campaign': 'Llevar una campaña',
  'Choose what differs, see the page at once, and copy its address or its row.':
    'Elija lo que cambia, vea la página enseguida y copie su dirección o su línea.',
  'How the builder works': 'Cómo funciona el constructor',
  'Every campaign by its path': 'Cada campaña por su ruta',
  'Every switch, and what it is for': 'Cada opción y para qué sirve',
  'Read a survey': 'Leer un cuestionario',
  'Follow a flow on its map, or answer it yourself. Nothing is sent from here.':
    'Siga un flujo en su mapa o respóndalo usted. Desde aquí no se envía nada.',
  'The main survey as a map': 'El cuestionario principal como mapa',
  'Walk through any flow': 'Recorrer cualquier flujo',
  'The screens of the main survey': 'Las pantallas del cuestionario principal',
  'What comes after the last answer': 'Lo que viene después de la última respuesta',
  'Approve and build': 'Aprobar y construir',
  'Say yes or no to each picture that a change made, or add something of your own.':
    'Apruebe o rechace cada imagen que un cambio produjo, o agregue algo suyo.',
  'Review a change by its pictures': 'Revisar un cambio por sus imágenes',
  'Add a theme': 'Agregar un tema',
  'Add a brand': 'Agregar una marca',
  'Add a component': 'Agregar un componente',
  'Add a switch': 'Agregar una opción',
  'Add a survey': 'Agregar un cuestionario',
  'Use it elsewhere': 'Usarlo en otra parte',
  'The themes': 'Los temas',
  'The toolbar dresses any story: theme, brand, logo, language and each switch. What you choose there stays as you go from story to story, and is in the address that you share.':
    'La barra de herramientas viste cualquier historia: tema, marca, logotipo, idioma y cada opción. Lo que elija allí se mantiene al pasar de una historia a otra y está en la dirección que comparta.',
} as const;
