import { useEffect, useState } from 'react';
import type { Available } from '#contract/catalogue';
import type { Stock } from '#contract/stock';
import { StockWord } from '#web/blocks/cards/stock-word.tsx';
import { askStock } from '#web/data/ask-stock';

type Props = { products: readonly { code: string; available: Available; brandName: string }[] };

/** How many of each product every branch has, for sellers. */
export const SellerStock = ({ products }: Props) => {
  const [stocks, setStocks] = useState<ReadonlyMap<string, Stock>>(new Map());
  const codes = products.map(({ code }) => code).join('\n');
  useEffect(() => {
    let isOld = false;
    const ask = async () => {
      const found = await askStock(codes.split('\n'));
      if (!isOld) setStocks(found);
    };
    void ask();
    return () => {
      isOld = true;
    };
  }, [codes]);
  return (
    <div className="grid gap-2 text-sm">
      {products.map((product) => (
        <ProductStock key={product.code} {...product} stock={stocks.get(product.code)} isOne={products.length === 1} />
      ))}
    </div>
  );
};

type ProductProps = Props['products'][number] & { stock: Stock | undefined; isOne: boolean };

const ProductStock = ({ code, brandName, available, stock, isOne }: ProductProps) => (
  <div>
    {!isOne && (
      <p className="text-neutral-600">
        {brandName} {code}
      </p>
    )}
    <StockWord available={stock?.available ?? available} />
    {stock && (
      <ul className="grid gap-1">
        {stock.branches.map((branch) => (
          <li key={branch.code} className="flex items-center justify-between gap-3">
            <span>
              <abbr title={branch.name} className="font-semibold no-underline">
                {branch.code.charAt(0)}
              </abbr>{' '}
              {branch.name}
            </span>
            <span className="font-semibold tabular-nums">{branch.quant}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
);
