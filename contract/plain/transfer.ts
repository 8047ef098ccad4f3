import type { OrderState } from '#contract/plain/commerce';
import { counted } from '#contract/plain/counted-text';
import { dateText } from '#contract/plain/date-text';

/** How long it takes to bring what a branch lacks. */
export const transferTerm = (days: number) => counted(days, 'día hábil', 'días hábiles');

type Brought = { state: OrderState; transferDays: number | null; transferDue: string | null };

/** When what an order's branch lacks is there; '' where nothing is to be brought any more. */
export const transferWords = ({ state, transferDays, transferDue }: Brought) => {
  if (transferDays === null || state === 'DIS' || state === 'CAN') return '';
  const when = transferDue
    ? `a más tardar el ${dateText(transferDue)}`
    : `${transferTerm(transferDays)} después del pago`;
  return `lo que falta ahí llega de otra sucursal ${when}`;
};
