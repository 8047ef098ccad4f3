import type { CompanyPages } from './company-pages.ts';

export const namPages: CompanyPages = {
  company: {
    title: 'Una empresa familiar con más de 50 años',
    description:
      'Más de 50 años de una empresa familiar uruguaya: de fabricar radiadores a distribuir marcas importadas para todo el país.',
    about:
      'En {tienda} hacemos una sola cosa y la conocemos de punta a punta: que los motores trabajen a la temperatura que tienen que trabajar.',
    steps: [
      {
        icon: 'settings',
        title: 'Empezamos fabricando',
        text: 'La empresa nació como fábrica de radiadores: panales, tanques y soldaduras hechos a mano, uno por uno. Ese oficio sigue acá, y es con el que miramos cada pieza que vendemos.',
      },
      {
        icon: 'box',
        title: 'Trajimos las mejores marcas',
        text: 'Con los años sumamos la distribución de marcas importadas: radiadores, intercoolers, condensadores, bombas de agua y todo lo que hace a la refrigeración y al aire acondicionado del vehículo.',
      },
      {
        icon: 'pin',
        title: 'Abrimos dos locales',
        text: 'En {sucursales} atendemos en el mostrador a talleres, flotas y particulares. Y enviamos a todo el país.',
      },
      {
        icon: 'check',
        title: 'Respondemos después de vender',
        text: 'Damos servicio posventa al equipamiento de taller: puesta en marcha, repuestos y reparación.',
      },
    ],
  },
  services: {
    description:
      'Radiadores, fabricación y reparación de panal, radiadores de aceite, aire acondicionado y sistema de refrigeración.',
    about:
      'Del radiador de un auto al de una cosechadora. Contanos qué tenés y te decimos si conviene reparar o cambiar.',
    services: [
      {
        title: 'Radiadores',
        text: 'Nuevos para autos, camionetas, camiones y maquinaria. Si el tuyo todavía sirve, lo limpiamos por dentro, lo probamos a presión y reparamos tanques y fugas.',
        drawing: 'radiator',
        search: 'radiador',
      },
      {
        title: 'Fabricación y reparación de panal',
        text: 'Hacemos el panal a medida cuando el radiador ya no se consigue, y lo cambiamos conservando tus tanques. Traé la pieza o pasanos las medidas.',
        drawing: 'honeycomb',
        search: 'radiador',
      },
      {
        title: 'Radiadores de aceite',
        text: 'Para motor, caja automática y sistemas hidráulicos: venta, limpieza y prueba de estanqueidad.',
        drawing: 'oilRadiator',
        search: 'radiador de aceite',
      },
      {
        title: 'Aire acondicionado',
        text: 'Condensadores, evaporadores, compresores y filtros, con el asesoramiento para elegir el que va en tu vehículo.',
        drawing: 'airConditioning',
        search: 'condensador',
      },
      {
        title: 'Sistema de refrigeración',
        text: 'Bombas de agua, termostatos, electroventiladores, depósitos y mangueras: revisamos el circuito completo para que el problema no vuelva.',
        drawing: 'cooling',
        search: 'bomba de agua',
      },
    ],
  },
};
