import { dateText } from '#contract/plain/date-text';
import { type Rate, rateText } from '#contract/plain/rate';
import { Money } from '#web/ui/money.tsx';

type Props = {
  /** The way to pay, where it charges pesos. */
  name?: string | undefined;
  cents: number;
  rate: Rate;
};

/** What a way to pay will charge in pesos, or what the dollars come to, and by which rate. */
export const ChargedPesos = ({ name, cents, rate }: Props) => (
  <p>
    {name === undefined ? 'Son en pesos' : `${name} se cobra en pesos`}:{' '}
    <Money cents={cents} currency="UYU" className="font-semibold" /> ({rateText(rate)}, cotización del{' '}
    {dateText(`${rate.date}T12:00:00Z`)}).
  </p>
);
