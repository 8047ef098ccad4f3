import type { Pack, Product } from '#contract/catalogue';
import type { Stock } from '#contract/stock';
import { RecentlySeen } from '#web/blocks/cards/recently-seen.tsx';
import type { ShownCard } from '#web/blocks/cards/shown-card';
import { useSite } from '#web/data/site';
import { useOwnAnswer, useSeesMore } from '#web/data/use-own-answer';
import { paths } from '#web/paths';
import { ProductDetail } from './product-detail.tsx';
import { type Step, stepsTo } from './steps-to.ts';

type Props = {
  code: string;
  product: Product;
  stock?: Stock;
  related?: readonly ShownCard[];
  packs?: readonly Pack[];
  steps?: readonly Step[];
  /** It is there for who is signed in alone: the server's page has nothing of it, not even a title. */
  isOwn?: boolean;
};

/** A product's page, with what the visitor's lacks for who is signed in. */
export const ProductView = ({ code, product, stock, related = [], packs = [], steps, isOwn = false }: Props) => {
  const { site } = useSite();
  const seesMore = useSeesMore();
  const own = {
    product: useOwnAnswer('product/find', { code }, seesMore && !isOwn),
    stock: useOwnAnswer('stock/find', { code, quantity: 1 }, seesMore || isOwn),
    related: useOwnAnswer('product/listRelated', { code }, seesMore || isOwn),
  };
  const shown = own.product.answer?.data ?? product;
  return (
    <>
      {isOwn && <title>{`${shown.name} · ${site.name}`}</title>}
      <ProductDetail
        product={shown}
        stock={own.stock.answer?.data ?? stock}
        related={own.related.answer?.data ?? related}
        packs={own.related.answer?.packs ?? packs}
        steps={steps ?? stepsTo({ label: shown.name, to: paths.product(code) }, [])}
      />
      <RecentlySeen code={code} />
    </>
  );
};
