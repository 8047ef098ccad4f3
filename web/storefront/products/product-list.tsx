import { ProductCard } from '#web/blocks/cards/product-card.tsx';
import { useOwnAnswer, useSeesMore } from '#web/data/use-own-answer';
import { ListFrame } from './list-frame.tsx';
import type { ProductListData } from './read-products.ts';

const sizes = '(min-width: 75rem) 250px, (min-width: 62rem) 21vw, (min-width: 48rem) 28vw, calc(50vw - 47px)';
const inSightAtFirst = 4;

/** The list of products. */
export const ProductList = ({ choice, input, found, names, title, mended }: ProductListData) => {
  const { answer } = useOwnAnswer('product/filter', input, useSeesMore());
  const shown = answer ?? found;
  return (
    <ListFrame {...{ choice, names, title, mended }} found={shown} rowsMax={input.rowsMax}>
      <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3">
        {shown.data.map((card, at) => (
          <li key={card.code}>
            <ProductCard card={card} sizes={sizes} priority={at < inSightAtFirst} match={shown.matches[at]} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
};
