import { Link } from 'react-router';
import type { Product } from '#contract/catalogue';
import type { Stock } from '#contract/stock';
import { Price } from '#web/blocks/price.tsx';
import { ProductTags } from '#web/blocks/product-tags.tsx';
import { paths } from '#web/paths';
import { BuyBox } from './buy-box.tsx';
import { CodeLine } from './code-line.tsx';
import { Promises } from './promises.tsx';
import { StockBlock } from './stock-block.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

const link = 'hover:text-brand-800 hover:underline';

/** What one needs to know to buy, in the order in which one asks. */
export const Facts = ({ product, stock }: { product: Product; stock: Stock | undefined }) => (
  <div className="grid content-start gap-4">
    <div>
      <p className="flex flex-wrap gap-x-2 text-sm text-neutral-600">
        <Link to={paths.products({ c: product.categoryId })} className={link}>
          {product.categoryName}
        </Link>
        <span aria-hidden="true">·</span>
        <Link to={paths.products({ b: product.brandId })} className={link}>
          {product.brandName}
        </Link>
      </p>
      <h1 className="mt-1 text-xl font-bold sm:text-2xl">{product.name}</h1>
      <CodeLine code={product.code} />
    </div>
    <ProductTags {...product} />
    <Price price={product.price} ivaRate={product.ivaRate} size="page" />
    <StockBlock stock={stock} available={product.available} />
    <BuyBox product={product} stock={stock} />
    <WhatsappButton code={product.code} name={product.name} />
    <Promises />
  </div>
);
