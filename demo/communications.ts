import type { CommunicationType, EventType } from '#contract/plain/communications';
import { type Random, randomOf } from '#demo/random';

/** A moment as days from the day of the seeding and minutes of that day, by Montevideo's clocks. */
export type DemoMoment = { day: number; minute: number };

type DemoEvent = { type: EventType; at: DemoMoment; newDate: DemoMoment; observation: string };

export type DemoCommunication = {
  type: CommunicationType;
  subject: string;
  message: string;
  /** Its creator: for the shop its seller or its administrator, or the seller of another company. */
  by: 'seller' | 'administrator' | 'other';
  /** Counts into the companies given and the people of one, or into the buyers. */
  contact: { company: number; employee: number } | { buyer: number };
  events: DemoEvent[];
};

type Topic = { type: CommunicationType; subject: string; message: string; done: string };
const topic = (type: CommunicationType, subject: string, message: string, done: string): Topic => ({
  type,
  subject,
  message,
  done,
});

/** Topics that are scheduled; the others just happen. */
const planned = [
  topic(
    'PHO',
    'Cotización de radiadores',
    'Pidió precio por diez, con entrega en el local.',
    'Quedó en confirmar el lunes.',
  ),
  topic(
    'PHO',
    'Seguimiento de la cotización',
    'Ver si ya lo aprobó el encargado de compras.',
    'La aprobaron: mandan la orden de compra.',
  ),
  topic(
    'PHO',
    'Reclamo por un pedido',
    'Dice que la caja llegó golpeada. Pide que pasemos a buscarla.',
    'Se cambia sin cargo, lo lleva el reparto.',
  ),
  topic(
    'PHO',
    'Pago de la factura',
    'Avisar que vence esta semana y pasar la cuenta para el depósito.',
    'Deposita mañana de mañana.',
  ),
  topic(
    'PHO',
    'Consulta por stock',
    'Pregunta si tenemos sensores de temperatura para entregar ya.',
    'Hay en Bulevar: pasa a retirarlos.',
  ),
  topic('EMA', 'Lista de precios', 'Te paso la lista de este mes. Cualquier duda me decís.', ''),
  topic(
    'EMA',
    'Confirmación de entrega',
    'El pedido sale el jueves por agencia. Te mando el número de guía cuando lo tenga.',
    '',
  ),
  topic(
    'VIS',
    'Visita al taller',
    'Llevar muestras de correas y el catálogo de refrigeración.',
    'Les gustaron las correas: piden precio por cantidad.',
  ),
  topic(
    'VIS',
    'Presentación de impresoras 3D',
    'Mostrarles la línea nueva y los filamentos.',
    'Quieren dos para el taller de robótica.',
  ),
  topic(
    'VIS',
    'Relevamiento de la flota',
    'Anotar modelos y años de los camiones para armar el stock de repuestos.',
    'Son 22 camiones, la mayoría Scania.',
  ),
  topic('BRA', 'Retiro de mercadería', 'Pasa con la camioneta a buscar el pedido.', 'Retiró todo y firmó el remito.'),
  topic('OTH', 'Licitación', 'Juntar la documentación y armar la oferta.', 'Presentada dentro del plazo.'),
];
const unplanned = [
  topic('PHO', 'No contestó', 'Llamar de nuevo por los precios nuevos.', 'Atendió la recepcionista y dejó el recado.'),
  topic('EMA', 'Ficha técnica', 'Va la ficha del módulo que pediste, con medidas y consumo.', ''),
  topic('BRA', 'Vino a la sucursal', 'Preguntó por el plazo de la garantía y retiró dos fuentes.', 'Conforme.'),
  topic(
    'OTH',
    'WhatsApp por repuestos',
    'Mandó foto de la pieza: hay que identificarla.',
    'Era la bomba de agua, se la reservamos.',
  ),
];

const moved = ['Pidió que lo llamáramos otro día', 'Estaba de licencia', 'No llegó el encargado', ''];
const cancelled = ['Ya lo compraron en otro lado', 'Cerró el taller por reformas', 'Lo resolvió por mail'];
/** Days behind, days ahead, and those on which something was left. */
const [behind, ahead] = [60, 7];
const leftOpen = [-9, -6, -4, -3, -2, -1];

/** A quarter of an hour while the shop is open. */
const openMinute = (random: Random) => random.int(9 * 4, 18 * 4) * 15;

type Given = {
  companies: readonly { employees: number }[];
  buyers: number;
  /** The day of the week of the seeding, from 0: on Sundays nobody works. */
  weekday: number;
};

const isSunday = ({ weekday }: Given, day: number) => (weekday + day + 70) % 7 === 0;
const workday = (given: Given, day: number) => (isSunday(given, day) ? day - 1 : day);

const one = (key: string, due: DemoMoment, isOpen: boolean, given: Given): DemoCommunication => {
  const { companies, buyers } = given;
  const random = randomOf('communication', key);
  const fate = random.next();
  const { done, ...what } = random.pick(isOpen || fate < 0.45 ? planned : [...planned, ...unplanned]);
  const at = random.int(0, companies.length - 1);
  const employees = companies[at]?.employees ?? 0;
  const isPrivate = random.chance(0.15);
  const noted = { day: workday(given, Math.min(due.day, 0) - random.int(1, 5)), minute: openMinute(random) };
  const event = (type: EventType, on: DemoMoment, newDate: DemoMoment, observation = ''): DemoEvent => ({
    type,
    at: on,
    newDate,
    observation,
  });
  const later = { day: noted.day, minute: Math.min(noted.minute + 90, 19 * 60) };
  const before = { day: workday(given, Math.min(due.day, 0) - 1), minute: 20 * 60 };
  const isMoved = random.chance(0.3);
  const open = isMoved
    ? [event('SCH', noted, before), event('RSC', later, due, random.pick(moved))]
    : [event('SCH', noted, due)];
  const end = { day: due.day, minute: due.minute + 20 };
  const closed = () => {
    if (fate < 0.1) return [...open, event('CAN', end, due, random.pick(cancelled))];
    return fate < 0.45 ? [...open, event('DON', end, due, done)] : [event('DON', due, due, done)];
  };
  return {
    ...what,
    by: random.pick(['seller', 'seller', 'seller', 'seller', 'administrator', 'other'] as const),
    contact: isPrivate
      ? { buyer: random.int(0, buyers - 1) }
      : { company: at, employee: employees > 0 ? random.int(0, employees - 1) : 0 },
    events: isOpen ? open : closed(),
  };
};

/** Two months of communications behind and a full week ahead, some overdue, in the order in which they were noted. */
export const demoCommunications = (given: Given): DemoCommunication[] => {
  const list: DemoCommunication[] = [];
  const add = (day: number, count: number, isOpen: boolean) => {
    if (isSunday(given, day)) return;
    for (let at = 0; at < count; at += 1) {
      const key = `${day} ${isOpen} ${at}`;
      list.push(one(key, { day, minute: openMinute(randomOf('hour', key)) }, isOpen, given));
    }
  };
  for (let day = -behind; day < 0; day += 1) add(day, randomOf('day', day).int(2, 4), false);
  for (const day of leftOpen) add(day, 1, true);
  for (let day = 0; day <= ahead; day += 1) add(day, randomOf('day', day).int(4, 6), true);
  const notedAt = ({ events: [event] }: DemoCommunication) => (event ? event.at.day * 1440 + event.at.minute : 0);
  return list.toSorted((a, b) => notedAt(a) - notedAt(b));
};
