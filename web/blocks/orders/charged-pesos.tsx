import { dateText } from '#contract/plain/date-text';
import { type Rate, rateText } from '#contract/plain/rate';
import { Money } from '#web/ui/money.tsx';

/** What a way to pay will charge in pesos, and by which rate. */
export const ChargedPesos = ({ name, cents, rate }: { name: string; cents: number; rate: Rate }) => (
  <p>
    {name} se cobra en pesos: <Money cents={cents} currency="UYU" className="font-semibold" /> ({rateText(rate)},
    cotización del {dateText(`${rate.date}T12:00:00Z`)}).
  </p>
);
