type Thing = [kind: string, colour: string, size: number, label: string];
type Scene = { title: [string, string]; line: string; button: string; things: [Thing, Thing, Thing] };

/** Words and things of each banner's scene, the middle thing in front. */
export const scenes: Record<string, Scene> = {
  impresoras: {
    title: ['Impresoras', '3D'],
    line: 'FDM y resina, con repuestos y soporte acá',
    button: 'Ver impresoras',
    things: [
      ['resinprinter', 'f97316', 3, ''],
      ['printer', '1f2937', 3, ''],
      ['spool', 'e11d48', 1, 'PLA'],
    ],
  },
  robotica: {
    title: ['Armá tu', 'primer robot'],
    line: 'Kits con placa, sensores y guía en español',
    button: 'Ver kits',
    things: [
      ['servo', '1e3a8a', 2, ''],
      ['rover', '2563eb', 4, ''],
      ['board', '0f766e', 2, 'UNO'],
    ],
  },
  filamentos: {
    title: ['Filamentos', 'y resinas'],
    line: 'Más de 300 colores y materiales en stock',
    button: 'Elegir color',
    things: [
      ['spool', '16a34a', 1, 'PETG'],
      ['spool', 'f97316', 1, 'PLA'],
      ['spool', '7c3aed', 1, 'TPU'],
    ],
  },
  servicio: {
    title: ['Servicio de', 'impresión 3D'],
    line: 'Mandanos tu archivo y te lo imprimimos',
    button: 'Consultar',
    things: [
      ['spool', '2563eb', 1, 'PLA'],
      ['printer', '1f2937', 4, ''],
      ['spool', 'f97316', 1, 'PETG'],
    ],
  },
  plastico: {
    title: ['Plástico', 'FDM'],
    line: 'Piezas resistentes de hasta 30 x 20 x 57 cm',
    button: 'Pedir presupuesto',
    things: [
      ['spool', '16a34a', 1, 'ABS'],
      ['printer', '334155', 3, ''],
      ['spool', 'e11d48', 1, 'PLA'],
    ],
  },
  resina: {
    title: ['Resina', 'SLA'],
    line: 'Detalle fino en piezas de hasta 14 x 14 x 15 cm',
    button: 'Pedir presupuesto',
    things: [
      ['resinprinter', '64748b', 2, ''],
      ['resinprinter', 'f97316', 3, ''],
      ['printer', '1f2937', 3, ''],
    ],
  },
  radiadores: {
    title: ['Radiadores', 'para tu vehículo'],
    line: 'Más de 50 años fabricando y reparando',
    button: 'Buscar por vehículo',
    things: [
      ['radiator', 'b87333', 2, '400x430'],
      ['radiator', '94a3b8', 3, '650x420'],
      ['radiatorfan', '1f2630', 3, '400x380'],
    ],
  },
  aireauto: {
    title: ['Aire', 'para el auto'],
    line: 'Condensadores, compresores y todo el circuito',
    button: 'Ver aire acondicionado',
    things: [
      ['receiverdrier', 'b7c0ca', 3, '70x230'],
      ['condenser', 'a3afbd', 1, '560x400'],
      ['accompressor', '9aa5b2', 3, ''],
    ],
  },
  enfriamiento: {
    title: ['Que no', 'recaliente'],
    line: 'Bombas de agua, electroventiladores y depósitos',
    button: 'Ver enfriamiento',
    things: [
      ['expansiontank', 'e8ebe6', 3, '210x170'],
      ['radiatorfan', '1f2630', 2, '420x380'],
      ['waterpump', '94a3b8', 3, ''],
    ],
  },
  taller: {
    title: ['Herramientas', 'de taller'],
    line: 'Para todos los días y para toda la vida',
    button: 'Ver herramientas',
    things: [
      ['wrench', 'cbd5e1', 3, ''],
      ['toolbox', 'dc2626', 3, ''],
      ['drill', '2563eb', 3, ''],
    ],
  },
  hogar: {
    title: ['Electrónica', 'para tu casa'],
    line: 'Audio, redes e iluminación',
    button: 'Ver todo',
    things: [
      ['router', 'f8fafc', 3, ''],
      ['speaker', '18181b', 3, ''],
      ['headphones', '18181b', 3, ''],
    ],
  },
  clima: {
    title: ['Aire', 'acondicionado'],
    line: 'Equipos, instalación y repuestos',
    button: 'Ver equipos',
    things: [
      ['remote', 'f8fafc', 3, ''],
      ['split', 'f8fafc', 3, ''],
      ['outdoor', 'f8fafc', 3, ''],
    ],
  },
  electricas: {
    title: ['Herramientas', 'eléctricas'],
    line: 'Taladros, amoladoras y sierras con garantía escrita',
    button: 'Ver eléctricas',
    things: [
      ['grinder', '16a34a', 2, ''],
      ['cordless', 'facc15', 3, ''],
      ['circularsaw', 'dc2626', 3, ''],
    ],
  },
  equipamiento: {
    title: ['Equipá', 'tu taller'],
    line: 'Compresores, gatos, soldadoras y morsas',
    button: 'Ver equipamiento',
    things: [
      ['jack', 'dc2626', 2, ''],
      ['aircompressor', '2563eb', 4, ''],
      ['welder', 'f97316', 3, ''],
    ],
  },
  redes: {
    title: ['WiFi en', 'toda la casa'],
    line: 'Routers, repetidores y redes mesh',
    button: 'Ver redes',
    things: [
      ['mesh', 'f8fafc', 2, ''],
      ['router', '18181b', 4, ''],
      ['extender', 'f8fafc', 3, ''],
    ],
  },
  seguridad: {
    title: ['Cámaras', 'y alarmas'],
    line: 'Mirá tu casa desde el teléfono, sin abono mensual',
    button: 'Ver seguridad',
    things: [
      ['alarmpanel', 'f8fafc', 3, ''],
      ['cctv', 'f8fafc', 3, ''],
      ['doorbell', '18181b', 2, ''],
    ],
  },
  instalacion: {
    title: ['Instalación', 'completa'],
    line: 'Caños de cobre, aislación, ménsulas y protección',
    button: 'Ver instalación',
    things: [
      ['wallbracket', 'e2e8f0', 3, ''],
      ['installkit', 'f8fafc', 4, ''],
      ['coilpipe', 'b87333', 4, ''],
    ],
  },
  frio: {
    title: ['Gases y', 'herramientas'],
    line: 'Manómetros, bombas de vacío y refrigerantes',
    button: 'Ver refrigeración',
    things: [
      ['gascylinder', '38bdf8', 4, 'R134A'],
      ['manifold', 'dc2626', 3, ''],
      ['vacuumpump', '2563eb', 3, ''],
    ],
  },
};
