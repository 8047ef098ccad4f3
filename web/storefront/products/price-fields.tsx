import { TextInput } from '#web/ui/text-input.tsx';
import type { ListChoice } from './list-query.ts';
import { readPrice } from './read-price.ts';

/** The typed range of prices, the lower one first. */
export const readPrices = (form: FormData) => {
  const read = (name: string) => {
    const typed = form.get(name);
    return readPrice(typeof typed === 'string' ? typed : null);
  };
  const [desde, hasta] = [read('desde'), read('hasta')];
  return desde && hasta && desde > hasta ? { desde: hasta, hasta: desde } : { desde, hasta };
};

type Props = { choice: ListChoice; onChange?: (prices: ReturnType<typeof readPrices>) => void };

/** From and to what price, fields of a form. */
export const PriceFields = ({ choice: { desde, hasta }, onChange }: Props) => {
  const field = (name: string, label: string, value: number | undefined) => (
    <label className="text-sm">
      {label}
      <TextInput
        key={value}
        name={name}
        defaultValue={value?.toString().replace('.', ',')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        onChange={({ currentTarget: { form } }) => form && onChange?.(readPrices(new FormData(form)))}
      />
    </label>
  );
  return (
    <div className="grid grid-cols-2 gap-3">
      {field('desde', 'Desde U$S', desde)}
      {field('hasta', 'Hasta U$S', hasta)}
    </div>
  );
};
