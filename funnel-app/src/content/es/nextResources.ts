import type { NextResourceWords } from '../content.ts';

export const nextResources: NextResourceWords = {
  lawyer: {
    text: 'Nos dijo que tiene abogado. Es posible que nuestros bufetes asociados no puedan tomar su caso mientras lo tenga.',
    steps: [
      {
        title: 'Pregunte a su abogado',
        text: 'Pregunte qué pasa ahora, qué sigue y cuándo. Puede pedir la respuesta por escrito.',
      },
      {
        title: 'Si piensa en cambiar',
        text: 'Puede cambiar de abogado cuando quiera. Pregunte antes cuánto le debería al que tiene: muchas veces los dos comparten los honorarios.',
      },
      {
        title: 'Si nadie le responde',
        text: 'El colegio de abogados de su estado recibe quejas y puede nombrar a otros abogados.',
      },
    ],
  },
  'new lawyer': {
    text: 'Nos dijo que tiene abogado y que quiere otro. Puede cambiar de abogado cuando quiera.',
    mayCall:
      'Nuestros socios reciben sus respuestas, y alguno puede llamarle. Si entonces todavía quiere otro abogado, dígalo al comenzar la llamada.',
    steps: [
      {
        title: 'Pregunte cuánto costaría',
        text: 'Pregunte a su abogado cuánto le debería si lo deja. Muchas veces el anterior y el nuevo comparten los honorarios.',
      },
      {
        title: 'Hable antes con uno nuevo',
        text: 'La primera consulta suele ser gratis. El colegio de abogados de su estado recomienda abogados.',
      },
      {
        title: 'Haga el cambio por escrito',
        text: 'El abogado nuevo puede escribir la carta al anterior y pedirle su expediente.',
      },
    ],
  },
  funding: {
    text: 'Tiene abogado y preguntó por dinero antes de que se resuelva su caso. Las compañías de fondos trabajan con usted por medio de su abogado.',
    steps: [
      { title: 'Pregunte a su abogado', text: 'Conoce su caso, y casi todas las compañías necesitan su acuerdo.' },
      { title: 'Compare el costo', text: 'Pida por escrito todo lo que tendría que devolver a los 6, 12 y 24 meses.' },
      {
        title: 'Busque antes otra ayuda',
        text: 'Algunos hospitales esperan al acuerdo. Su propio seguro de auto puede pagar gastos médicos ahora, sea de quien sea la culpa.',
      },
    ],
  },
  'no accident': {
    text: 'Nos dijo que no estuvo en un accidente de vehículo. Nuestros bufetes asociados no toman otros casos, así que ninguno recibe sus respuestas.',
    steps: [
      {
        title: '¿Se lastimó de otra forma?',
        text: 'Un abogado de caídas, de trabajo o de productos peligrosos puede ayudar. El colegio de abogados de su estado recomienda abogados.',
      },
      { title: '¿Una respuesta equivocada?', text: 'Puede volver a la primera página y responder las preguntas otra vez.' },
      { title: '¿En peligro o con dolor?', text: 'Vea primero a un médico y, en una emergencia, llame al 911.' },
    ],
  },
  time: {
    text: 'Por lo que nos contó, es posible que el plazo para reclamar haya terminado en su estado. Esto no es asesoría legal, y hay excepciones.',
    steps: [
      {
        title: 'Pregunte pronto a un abogado',
        text: 'El plazo puede ser más largo, por ejemplo para un menor o si la lesión apareció después. La primera consulta suele ser gratis.',
      },
      { title: 'Revise su propio seguro', text: 'Tiene sus propios plazos. Pregunte qué paga todavía.' },
      { title: 'Guarde sus papeles', text: 'Reportes, facturas y fotos ayudan a quien revise su caso.' },
    ],
  },
  state: {
    text: 'Ninguno de nuestros bufetes asociados toma casos en su estado en este momento, así que ninguno recibe sus respuestas.',
    steps: [
      {
        title: 'Pregunte a un abogado de su estado',
        text: 'El colegio de abogados de su estado recomienda abogados. La primera consulta suele ser gratis.',
      },
      { title: 'Pregunte pronto', text: 'Cada estado fija un plazo para reclamar. Puede ser de solo un año.' },
      { title: 'Guarde sus papeles', text: 'Reportes, facturas y fotos ayudan a quien revise su caso.' },
    ],
  },
  'no call': {
    text: 'Guardamos sus respuestas, pero por ahora ninguno de nuestros socios las recibe, así que no espere una llamada. Puede seguir por su cuenta.',
    steps: [
      {
        title: 'Pregunte a un abogado de su estado',
        text: 'El colegio de abogados de su estado recomienda abogados. La primera consulta suele ser gratis.',
      },
      { title: 'Pregunte pronto', text: 'Cada estado fija un plazo para reclamar. Puede ser de solo un año.' },
      { title: 'Guarde sus papeles', text: 'Reportes, facturas y fotos ayudan a quien revise su caso.' },
    ],
  },
  other: {
    text: 'Por lo que nos contó, es posible que nuestros bufetes asociados no puedan tomar su caso en este momento. Esto no es asesoría legal. Otro abogado puede verlo de otra manera, y hay plazos, así que pregunte pronto.',
    steps: [
      {
        title: 'Pregunte a otro abogado',
        text: 'El colegio de abogados de su estado recomienda abogados. La primera consulta suele ser gratis.',
      },
      {
        title: 'Hable con el seguro',
        text: 'Puede reclamar usted mismo, con su seguro o el del otro conductor. Lea antes de firmar.',
      },
      { title: 'Guarde sus papeles', text: 'Reportes, facturas y fotos ayudan a quien revise su caso más adelante.' },
    ],
  },
  'other matter': {
    text: 'Por lo que nos contó, puede que nuestros socios no puedan ayudarle en este momento. Esto no es asesoría legal. Otros pueden verlo de otra manera, así que pregunte pronto.',
    steps: [
      {
        title: 'Pregunte a alguien más',
        text: 'El colegio de abogados de su estado recomienda abogados. Las oficinas de ayuda legal atienden gratis a quien gana poco.',
      },
      { title: 'Cuide las fechas', text: 'Vea en sus papeles hasta cuándo debe responder o presentarse, y cumpla esa fecha.' },
      { title: 'Guarde sus papeles', text: 'Las cartas y los avisos ayudan a quien revise su caso más adelante.' },
    ],
  },
};
