import type { Card } from '#contract/catalogue';
import type { Stock } from '#contract/stock';
import { StockWord } from '#web/blocks/cards/stock-word.tsx';
import { useUser } from '#web/data/user';
import { Icon } from '#web/ui/icon.tsx';
import { Arrival } from './arrival.tsx';

type Props = { product: Pick<Card, 'code' | 'available' | 'isPublic'>; stock: Stock | undefined };

/** Stock by branch; only sellers read the units. */
export const StockBlock = ({ product, stock }: Props) => {
  const user = useUser();
  const available = stock?.available ?? product.available;
  return (
    <section aria-label="Stock" className="rounded-card border border-neutral-200 px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <StockWord available={available} className="text-base" />
        {stock?.total !== undefined && <span className="text-sm tabular-nums">{stock.total} en total</span>}
      </div>
      {available === 'NO' && product.isPublic && !user?.isSeller && <Arrival key={product.code} code={product.code} />}
      {stock && stock.branches.length > 0 && (
        <ul className="mt-2 grid gap-1 border-t border-neutral-200 pt-2 text-sm">
          {stock.branches.map(({ code, name, hasAny, quant }) => (
            <li key={code} className="flex items-center justify-between gap-3">
              <span className="flex items-center gap-2">
                <Icon name="pin" className="size-4 text-neutral-500" />
                {user?.isSeller && (
                  <abbr title={name} className="font-semibold no-underline">
                    {code.charAt(0)}
                  </abbr>
                )}
                {name}
              </span>
              {quant === undefined ? (
                <span className={hasAny ? 'font-medium text-good' : 'text-neutral-600'}>
                  {hasAny ? 'Hay' : 'No hay'}
                </span>
              ) : (
                <span className="font-semibold tabular-nums">{quant}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
