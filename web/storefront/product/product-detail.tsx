import type { Pack, Product } from '#contract/catalogue';
import type { Stock } from '#contract/stock';
import { ProductCarousel } from '#web/blocks/cards/product-carousel.tsx';
import type { ShownCard } from '#web/blocks/cards/shown-card';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Facts } from './facts.tsx';
import { FavouritePlace } from './favourite-place.tsx';
import { Gallery } from './gallery.tsx';
import { Related } from './related.tsx';
import { Section } from './section.tsx';
import { Specifications } from './specifications.tsx';
import type { Step } from './steps-to.ts';

type Props = {
  product: Product;
  stock: Stock | undefined;
  related: readonly ShownCard[];
  packs: readonly Pack[];
  steps: readonly Step[];
};

/** A product's page: gallery, facts, then what is compared, then what else there is. */
export const ProductDetail = ({ product, stock, related, packs, steps }: Props) => {
  return (
    <div className="mx-auto max-w-page px-4 py-4">
      <Breadcrumb steps={steps.slice(0, -1)} />
      <div className="mt-3 grid gap-6 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <Gallery name={product.name} images={product.images}>
          <FavouritePlace {...product} />
        </Gallery>
        <Facts product={product} stock={stock} packs={packs} />
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        {product.description && (
          <Section id="descripcion" title="Descripción">
            <p className="max-w-text whitespace-pre-line">{product.description}</p>
          </Section>
        )}
        <Specifications product={product} />
      </div>
      {related.length > 0 && (
        <Related>
          <ProductCarousel label="relacionados" cards={related} />
        </Related>
      )}
    </div>
  );
};
