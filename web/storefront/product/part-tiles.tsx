import { Price } from '#web/blocks/cards/price.tsx';
import { ProductPicture } from '#web/blocks/cards/product-picture.tsx';
import { StockWord } from '#web/blocks/cards/stock-word.tsx';
import { paths } from '#web/paths';
import { arrowsOf, Carousel } from '#web/ui/carousel.tsx';
import { Link } from '#web/ui/link.tsx';
import type { ShownTile } from './shown-tile.ts';

const sizes = '(min-width:1421px) 19vw, (min-width:789px) 24vw, 48vw';

/** Parts in a row that one swipes or turns; each leads to its page. */
export const PartTiles = ({ tiles }: { tiles: readonly ShownTile[] }) => (
  <Carousel
    label="Autopartes relacionadas"
    slideWidth="product-slide"
    arrows={arrowsOf(tiles)}
    slides={tiles.map((tile) => ({ key: tile.family, content: <Tile {...tile} /> }))}
    className="-mx-1.5"
  />
);

const Tile = ({ family, name, categoryName, vehicleBrand, available, image, price, ivaRate, isFrom }: ShownTile) => (
  <article className="product-card">
    <ProductPicture image={image} alt="" width={480} height={360} sizes={sizes} />
    <div className="product-card-facts">
      <p className="product-card-brand">{categoryName}</p>
      <h3 className="product-card-name">
        <Link to={paths.product(family)}>{[vehicleBrand, name].filter(Boolean).join(' ')}</Link>
      </h3>
      {price !== undefined && (
        <div className="mt-auto pt-1">
          {isFrom && <p className="text-xs text-neutral-600">Desde</p>}
          <Price price={price} ivaRate={ivaRate} />
        </div>
      )}
      <StockWord available={available} />
    </div>
  </article>
);
