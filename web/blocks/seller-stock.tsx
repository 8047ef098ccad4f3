import { useEffect, useState } from 'react';
import type { Available } from '#contract/catalogue';
import type { Stock } from '#contract/stock';
import { StockWord } from '#web/blocks/stock-word.tsx';
import { call } from '#web/data/call';

type Props = { products: readonly { code: string; available: Available; brandName: string }[] };

/** How many of each product every branch has, for sellers. Asked once the card comes into sight. */
export const SellerStock = ({ products }: Props) => {
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [stocks, setStocks] = useState<ReadonlyMap<string, Stock>>(new Map());
  const codes = products.map(({ code }) => code).join('\n');
  useEffect(() => {
    if (!place) return;
    let isGone = false;
    const ask = async () => {
      const answers = await Promise.all(codes.split('\n').map((code) => call('stock/find', { code, quantity: 1 })));
      const found = answers.flatMap((answer) => (answer.ok ? [[answer.data.code, answer.data] as const] : []));
      if (!isGone) setStocks(new Map(found));
    };
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      void ask();
    });
    watch.observe(place);
    return () => {
      isGone = true;
      watch.disconnect();
    };
  }, [place, codes]);
  return (
    <div ref={setPlace} className="grid gap-2 text-sm">
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
