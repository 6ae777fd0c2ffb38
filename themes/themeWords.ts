import { type Identity, identities } from './identities.ts';
import { type AnyThemeId, type ThemeId, themeById } from './registry.ts';

interface ThemeWords {
  readonly fits: string;
  readonly character: string;
}

/** What the registry and each folder's identity say of a theme, in Spanish: for Storybook, where a designer may read it so. */
const spanish: Readonly<Record<ThemeId, ThemeWords & Identity> & { wireframe: ThemeWords }> = {
  '1': {
    fits: 'Un servicio sereno y establecido',
    character: 'Un faro sobre azul marino, su haz sobre la pregunta, botón principal ámbar, letra sin remates humanista',
    idea: 'Un faro encuentra a quien está fuera de noche: su haz cae sobre la pregunta y una barca se acerca a él.',
    do: [
      'Mantenga una mitad azul marino y las respuestas sobre blanco.',
      'Que el ámbar sea la luz y el botón principal, nada más.',
    ],
    dont: ['Dibujar una tormenta, un naufragio o un rescate.', 'Poner otra imagen junto a la torre.'],
    motion: 'Constante: las palabras se desplazan un poco, como una barca en marcha.',
  },
  '2': {
    fits: 'Un servicio paciente y atento; visitantes que quieren tiempo',
    character: 'Verde azulado y bruma, respuestas en píldora, espacio generoso, letra sin remates redondeada',
    idea: 'Una guía se sienta junto al visitante y pregunta en un globo de diálogo; nada tiene un borde con el que chocar.',
    do: ['Deje espacio y que las respuestas sean redondas.', 'Muestre personas tranquilas y sanas.'],
    dont: ['Dar a la guía una oficina, un traje o un escritorio.', 'Poner las respuestas como una lista apretada.'],
    motion: 'Lento: una pregunta se disuelve y la siguiente sube apenas.',
  },
  '3': {
    fits: 'Un servicio preciso y objetivo; visitas desde el escritorio',
    character:
      'Un libro de cuentas en grafito y cobalto: margen numerado, líneas finas de borde a borde, letra grotesca compacta',
    idea: 'Un libro de cuentas que se llena línea por línea: números al margen, líneas finas de borde a borde, ninguna imagen.',
    do: ['Alinee todo con el margen.', 'Numere lo que va una cosa tras otra.'],
    dont: ['Dibujar una escena o redondear una esquina.', 'Usar cobalto para algo que no se puede presionar.'],
    motion: 'Ninguno: la línea siguiente simplemente está ahí.',
  },
  '4': {
    fits: 'Un servicio cálido y cercano; campañas en redes sociales',
    character: 'Crema cálida y un sol que sale, botón coral, radios grandes, letra de título amable',
    idea: 'Un sol enorme sale sobre los tejados del barrio mientras se responden las preguntas.',
    do: ['Mantenga el suelo color cacao y el cielo cálido.', 'Haga las respuestas robustas, con imágenes rellenas.'],
    dont: ['Usar grises fríos o líneas finas.', 'Dibujar más que un solo sol.'],
    motion: 'Un resorte: las casillas viejas se hunden; las nuevas suben más allá de su sitio y se asientan.',
  },
  '5': {
    fits: 'Un bufete regional establecido con una voz humana',
    character:
      'Un membrete de doble marco en verde bosque y salvia, un roble y un juzgado grabados, casillas para marcar, títulos con remates',
    idea: 'El membrete de un bufete antiguo en un pueblo: un roble y un juzgado grabados en un doble marco.',
    do: ['Que trabajen las líneas: grabados, filetes, casillas para marcar.', 'Reserve el dorado para filetes y marcas.'],
    dont: ['Llenar áreas grandes de color.', 'Agregar una sombra o un degradado.'],
    motion: 'Se pasa una página y sus palabras se desvanecen.',
  },
  '6': {
    fits: 'Un servicio joven y digital; visitas de noche',
    character:
      'Un camino de noche hacia una casa iluminada, azul casi negro, botón cian, resplandor en vez de sombra, letra geométrica',
    idea: 'Un camino de noche lleva a una casa con una luz encendida: la página es oscura para quien no puede dormir.',
    do: ['Que la luz venga de un solo lugar: el botón.', 'Mantenga las palabras fuera de las partes brillantes de la escena.'],
    dont: ['Usar fondos blancos o sombras pesadas.', 'Dejar que brille más de una cosa.'],
    motion: 'La pregunta siguiente sube desde abajo.',
  },
  '7': {
    fits: 'Un defensor firme y directo',
    character: 'Blanco con barras carmesí, títulos condensados en negrita, esquinas rectas, divisiones fuertes',
    idea: 'Un cartel con mayúsculas inclinadas, cortado por un cinturón de seguridad que al final se abrocha.',
    do: ['Diga poco, en mayúsculas.', 'Dibuje el cinturón una vez en cada pantalla.'],
    dont: ['Mostrar autos destrozados o sangre.', 'Inclinar texto que hay que leer con calma.'],
    motion: 'Un barrido seco con el frente inclinado, como un cinturón que se cruza.',
  },
  '8': {
    fits: 'Un bufete familiar; el suroeste',
    character: 'Arena y terracota, hojas de papel sobre una mesa, títulos con remates rectos',
    idea: 'Se pasan hojas de papel ante mesetas de papel recortado y un sol bajo.',
    do: ['Que las preguntas descansen sobre papel, con una línea impresa.', 'Selle lo que se elige.'],
    dont: ['Usar brillo, vidrio o neón.', 'Apilar más hojas que preguntas.'],
    motion: 'La hoja se levanta con un pequeño giro; la siguiente está debajo.',
  },
  '9': {
    fits: 'Un servicio amable y personal; campañas en redes sociales',
    character:
      'Una vara de orquídeas pregunta en globos ciruela, las respuestas son píldoras suaves a la derecha, letra geométrica',
    idea: 'Una vara de orquídeas pregunta en globos ciruela desde la izquierda, y el visitante responde desde la derecha.',
    do: [
      'Mantenga las preguntas a la izquierda y las respuestas a la derecha, como en una charla.',
      'Que se abra un capullo por cada respuesta.',
    ],
    dont: ['Agregar flores de otra especie.', 'Poner texto sobre una flor.'],
    motion: 'Suave: el globo siguiente crece hasta su tamaño.',
  },
  '10': {
    fits: 'Cualquiera que necesite la página más legible que existe',
    character: 'Negro, blanco y amarillo, texto a 7:1, bordes gruesos, sin sombras, la letra de las señales de tránsito',
    idea: 'Una señal amarilla lleva la pregunta, y unas tablas en el mismo poste llevan las respuestas.',
    do: ['Mantenga el texto a 7:1 y los bordes gruesos.', 'Indique la dirección con flechas.'],
    dont: ['Usar texto gris, líneas finas o sombras.', 'Copiar una señal que existe y ordena algo.'],
    motion: 'Ninguno: la señal que se pasó quedó atrás.',
  },
  '11': {
    fits: 'Un servicio moderno y optimista',
    character: 'Un cielo hasta el horizonte, una tarjeta blanca que flota, letra ligera y aireada',
    idea: 'Un cielo amplio sobre una ciudad en la bruma y una hoja blanca al alcance del pulgar.',
    do: ['Mantenga el cielo vacío sobre las palabras.', 'Que una sola hoja contenga lo que se pregunta.'],
    dont: ['Agregar una segunda tarjeta.', 'Dibujar edificios más nítidos que las palabras.'],
    motion: 'La hoja sube y se asienta; el cielo se queda.',
  },
  '12': {
    fits: 'Una voz seria y editorial; lectores',
    character: 'Negro sobre papel, letra con remates en todo, respuestas subrayadas, sin tarjetas',
    idea: 'La primera plana de un periódico: una pluma grabada subraya el titular.',
    do: ['Componga todo con remates, en columnas.', 'Marque la elección en rojo, con pluma.'],
    dont: ['Dibujar cajas, tarjetas o sombras.', 'Usar rojo para algo que no sea una marca.'],
    motion: 'Ninguno entre preguntas: solo se mueve la pluma.',
  },
  wireframe: {
    fits: 'Imágenes de la disposición sola; nunca se muestra a visitantes',
    character: 'Estructura gris, letra monoespaciada, sin sombras',
  },
};

/** Whom a theme fits and what it looks like. @param language the toolbar's */
export const themeWords = (id: AnyThemeId, language: unknown): ThemeWords => (language === 'es' ? spanish[id] : themeById(id));

/** A theme's identity. @param language the toolbar's */
export const identityOf = (id: ThemeId, language: unknown): Identity => (language === 'es' ? spanish : identities)[id];
