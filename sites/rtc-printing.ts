import type { Printing } from './printing.ts';

export const rtcPrinting: Printing = {
  heading: 'Impresión 3D',
  title: 'Servicio de impresión 3D',
  about: 'Mandanos tu archivo y te entregamos la pieza impresa, en plástico o en resina.',
  printersPath: '/productos?&c=1.2',
  printersTitle: 'Impresoras 3D',
  printersLink: 'Ver impresoras',
  serviceLink: 'Conocer el servicio',
  printersText: 'Impresoras FDM y de resina para tu casa, tu taller o tu clase, con repuestos y soporte en Montevideo.',
  serviceText: 'Un repuesto, un prototipo o una maqueta: imprimimos tu diseño en plástico o en resina.',
  steps: [
    { title: 'Mandanos el archivo', text: 'Por WhatsApp, con la medida, el color y la cantidad que necesitás.' },
    { title: 'Te pasamos el precio', text: 'Revisamos el modelo y te decimos el material, el precio y el plazo.' },
    { title: 'Retirás tu pieza', text: 'La imprimimos, la revisamos y la retirás en el local o te la enviamos.' },
  ],
  kinds: [
    {
      name: 'FDM',
      material: 'plástico',
      text: 'Funde un filamento y lo deposita capa sobre capa. Para piezas que trabajan: soportes, carcasas, engranajes y repuestos.',
      volumes: ['20 × 20 × 15 cm', '22 × 14 × 15 cm', '30 × 20 × 57 cm'],
      facts: ['Filamento en carretes de 1 kg'],
    },
    {
      name: 'SLA',
      material: 'resina',
      text: 'Endurece resina líquida con luz. Para piezas chicas con mucho detalle: miniaturas, joyería, modelos dentales y moldes.',
      volumes: ['14 × 14 × 15 cm'],
      facts: ['Superficie lisa, casi sin líneas de capa'],
    },
  ],
  formats: ['STL', 'OBJ', 'PLY', 'Wrml 2.0'],
  questions: [
    {
      question: '¿Qué archivo necesito para imprimir?',
      answer:
        'Un modelo 3D cerrado en formato STL, OBJ, PLY o Wrml 2.0. Si lo hiciste en un programa de diseño, exportalo a STL en milímetros.',
    },
    {
      question: 'No tengo el modelo. ¿Lo pueden diseñar?',
      answer:
        'Escribinos con fotos y medidas de la pieza. Si es sencilla te decimos cuánto cuesta dibujarla; si no, podés buscar un modelo ya hecho en un sitio de modelos libres y mandarnos el enlace.',
    },
    {
      question: '¿Cuál es el tamaño máximo?',
      answer:
        'En plástico, según la impresora, hasta 20 × 20 × 15, 22 × 14 × 15 o 30 × 20 × 57 cm. En resina, hasta 14 × 14 × 15 cm. Una pieza más grande se puede imprimir en partes y pegar.',
    },
    {
      question: '¿Me conviene plástico o resina?',
      answer:
        'Plástico si la pieza es grande, recibe fuerza o va al exterior. Resina si es chica y lo que importa es el detalle y la superficie. Si dudás, contanos para qué es.',
    },
    {
      question: '¿Qué plásticos usan?',
      answer:
        'PLA para la mayoría de las piezas, PETG y ABS cuando hay calor o esfuerzo, y TPU cuando tiene que ser flexible. Consultá qué materiales hay en el momento.',
    },
    {
      question: '¿De qué colores pueden imprimir?',
      answer:
        'De los filamentos y resinas que tengamos en el local; te los decimos al pasar el precio. Cada pieza sale de un color; también la podés lijar y pintar.',
    },
    {
      question: '¿Cómo se calcula el precio?',
      answer:
        'Por el material que lleva, las horas de máquina y la terminación. Con el archivo te pasamos un precio cerrado antes de empezar.',
    },
    {
      question: '¿Cuánto demora?',
      answer:
        'Depende del tamaño, de la cantidad y de los trabajos en espera: una pieza chica lleva unas horas de máquina y una grande más de un día. El plazo te lo damos junto con el precio.',
    },
    {
      question: '¿Qué precisión tiene una pieza?',
      answer:
        'En plástico contá con unas dos décimas de milímetro; en resina, con menos. Si la pieza encastra con otra, avisanos para dejar la holgura necesaria o traé la otra pieza.',
    },
    {
      question: '¿Se ven las capas?',
      answer:
        'En plástico sí, como líneas finas; con una capa más baja se notan menos y la impresión lleva más tiempo. En resina casi no se ven.',
    },
    {
      question: '¿Sirven las piezas para alimentos o para el sol?',
      answer:
        'No recomendamos ninguna para el contacto con alimentos, porque entre las capas queda suciedad. Al sol y al calor el PLA se deforma: para eso pedí PETG o ABS.',
    },
    {
      question: '¿Puedo pedir muchas piezas iguales?',
      answer:
        'Sí. Primero imprimimos una para que la pruebes y después el resto. En cantidad, el precio de cada una baja.',
    },
  ],
  troubleshooting: 'https://www.simplify3d.com/resources/print-troubleshooting/',
};
