import type { Waiting } from '#contract/panel';
import { countedQueues, orderQueues, type QueueCounts } from '#contract/plain/order-queues';
import { panelPaths, queuePath } from '#web/panel/panel-paths';

type More = { lowStock: number | undefined; mails: number | undefined };

/** Paid orders press more than those to be paid. */
const urgency = [...countedQueues.filter((queue) => queue !== 'collect'), 'collect' as const];

const inQueue = (waiting: Waiting, queue: keyof QueueCounts) => {
  const words = orderQueues[queue].label.toLowerCase();
  return [waiting[queue], `pedido ${words}`, `pedidos ${words}`, queuePath(queue)] as const;
};

/** Work that waits, most pressing first, each with the way to it; nothing of which there is none. */
export const todosOf = (waiting: Waiting, { lowStock = 0, mails = 0 }: More) => {
  const all = [
    [waiting.alerts, 'alerta de pagos', 'alertas de pagos', panelPaths.alerts],
    [waiting.slips, 'comprobante por revisar', 'comprobantes por revisar', panelPaths.slips],
    ...urgency.map((queue) => inQueue(waiting, queue)),
    [waiting.overdue, 'comunicación vencida', 'comunicaciones vencidas', panelPaths.agenda],
    [waiting.dueToday - waiting.overdue, 'comunicación para hoy', 'comunicaciones para hoy', panelPaths.agenda],
    [lowStock, 'producto bajo el mínimo', 'productos bajo el mínimo', panelPaths.lowStock],
    [mails, 'correo sin enviar', 'correos sin enviar', '#estado'],
  ] as const;
  return all
    .filter(([count]) => count > 0)
    .map(([count, one, many, to]) => ({ count, words: count === 1 ? one : many, to }));
};
