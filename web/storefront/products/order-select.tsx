import { useNavigate } from 'react-router';
import { paths } from '#web/paths';
import { Select } from '#web/ui/select.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { hrefOf, type ListChoice, type Order, orders } from './list-query.ts';
import { useCanOrder } from './use-can-order.ts';

/** Chooses the order of the list; a form that needs no script. */
export const OrderSelect = ({ choice }: { choice: ListChoice }) => {
  const navigate = useNavigate();
  if (!useCanOrder()) return null;
  return (
    <form action={paths.products()} className="ml-auto flex shrink-0 items-center gap-2">
      <HiddenFields choice={choice} without={['order']} />
      <label htmlFor="orden" className="text-sm text-neutral-700 max-sm:sr-only">
        Ordenar por
      </label>
      <Select
        key={choice.order}
        id="orden"
        name="order"
        defaultValue={choice.order}
        className="w-44"
        onChange={(event) => navigate(hrefOf(choice, { order: event.currentTarget.value as Order }))}
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
