import type { Pack, Product } from '#contract/catalogue';
import type { Stock } from '#contract/stock';
import { Price } from '#web/blocks/cards/price.tsx';
import { ProductTags } from '#web/blocks/cards/product-tags.tsx';
import { WhatsappButton } from '#web/blocks/contact/whatsapp-button.tsx';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import { unbroken } from '#web/ui/unbroken';
import { BuyBox } from './buy-box.tsx';
import { CopyCode } from './copy-code.tsx';
import { factLink } from './fact-link.ts';
import { Packs } from './packs.tsx';
import { Promises } from './promises.tsx';
import { StockBlock } from './stock-block.tsx';

type Props = { product: Product; stock: Stock | undefined; packs: readonly Pack[] };

/** Facts to decide on a purchase, in the order in which one asks. */
export const Facts = ({ product, stock, packs }: Props) => (
  <div className="grid content-start gap-4">
    <div>
      <p className="flex flex-wrap gap-x-2 text-sm text-neutral-600">
        <Link to={paths.products({ c: product.categoryId })} className={factLink}>
          {product.categoryName}
        </Link>
        <span aria-hidden="true">·</span>
        <Link to={paths.products({ b: product.brandId })} className={factLink}>
          {product.brandName}
        </Link>
      </p>
      <h1 className="mt-1 text-xl font-bold sm:text-2xl">{unbroken(product.name)}</h1>
      <p className="mt-1">
        <CopyCode code={product.code} label="Código" />
      </p>
    </div>
    <ProductTags {...product} />
    <Price price={product.price} ivaRate={product.ivaRate} size="page" />
    <Packs packs={packs} />
    <StockBlock product={product} stock={stock} />
    <BuyBox product={product} stock={stock} />
    <WhatsappButton code={product.code} name={product.name} path={paths.product(product.code)} />
    <Promises />
  </div>
);
