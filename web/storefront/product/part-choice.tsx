import { isOnRequest, onRequestWords } from '#contract/plain/on-request';
import { ProductTags } from '#web/blocks/cards/product-tags.tsx';
import { StockWord } from '#web/blocks/cards/stock-word.tsx';
import { Money } from '#web/ui/money.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { Part } from './part.ts';

type Props = { products: Part['products']; chosen: string; onChoose: (code: string) => void };

/** The products of a family, which do the same: by maker, code, price and stock. */
export const PartChoice = ({ products, chosen, onChoose }: Props) => (
  <RadioCards
    legend="Elegí cuál"
    name="producto"
    value={chosen}
    onChange={onChoose}
    cards={products.map(({ code, brandName, price, available, isPublic, isOriginal }) => ({
      value: code,
      title: (
        <span className="flex flex-wrap items-center gap-x-2">
          {brandName} <ProductTags isPublic={isPublic} isOriginal={isOriginal} />
        </span>
      ),
      detail: (
        <span className="flex flex-wrap gap-x-3">
          {code} <StockWord available={available} />
        </span>
      ),
      ...(price !== undefined && { aside: isOnRequest(price) ? onRequestWords : <Money cents={price} /> }),
    }))}
  />
);
