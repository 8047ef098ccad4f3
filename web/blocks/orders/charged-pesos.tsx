import type { OfferedPayment } from '#contract/orders';
import { dateText } from '#contract/plain/date-text';
import { type Rate, rateText } from '#contract/plain/rate';
import type { Order } from '#web/data/orders';
import { Money } from '#web/ui/money.tsx';

type Props = {
  /** The way to pay, where it charges pesos. */
  name?: string | undefined;
  cents: number;
  rate: Rate;
};

/** The sum in pesos that a way to pay will charge, or that the dollars make, with its rate. */
export const ChargedPesos = ({ name, cents, rate }: Props) => (
  <p>
    {name === undefined ? 'Son en pesos' : `${name} se cobra en pesos`}:{' '}
    <Money cents={cents} currency="UYU" className="font-semibold" /> ({rateText(rate)}, cotización del{' '}
    {dateText(`${rate.date}T12:00:00Z`)}).
  </p>
);

type OfOrder = {
  order: Pick<Order, 'totalUYU' | 'rate' | 'rateDate'>;
  payment: OfferedPayment | undefined;
};

/** The same of an order that is there; nothing where the way to pay charges no pesos. */
export const OrderPesos = ({ order: { totalUYU, rate, rateDate }, payment }: OfOrder) =>
  payment?.currency === 'UYU' &&
  totalUYU !== null &&
  rate !== null &&
  rateDate !== null && <ChargedPesos name={payment.name} cents={totalUYU} rate={{ value: rate, date: rateDate }} />;
