import { useNavigate } from 'react-router';
import { paths } from '#web/paths';
import { Select } from '#web/ui/select.tsx';
import { type ListChoice, orders } from './list-query.ts';
import { useCanOrder } from './use-can-order.ts';

/** Chooses the order of the list; a form that needs no script. */
export const OrderSelect = ({ choice: { c, b, p, t, order } }: { choice: ListChoice }) => {
  const navigate = useNavigate();
  if (!useCanOrder()) return null;
  const kept = Object.entries({ c, b, p, t }).filter(([, value]) => value !== undefined);
  return (
    <form action={paths.products()} className="ml-auto flex shrink-0 items-center gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="orden" className="text-sm text-neutral-700 max-sm:sr-only">
        Ordenar por
      </label>
      <Select
        key={order}
        id="orden"
        name="order"
        defaultValue={order}
        className="w-44"
        onChange={(event) => navigate(paths.products({ c, b, p, t, order: event.currentTarget.value }))}
      >
        {Object.entries(orders).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className="min-h-11 rounded-control border border-neutral-300 px-3 font-semibold">
          Ordenar
        </button>
      </noscript>
    </form>
  );
};
