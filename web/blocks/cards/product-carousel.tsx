import { ProductCard } from '#web/blocks/cards/product-card.tsx';
import type { ShownCard } from '#web/blocks/cards/shown-card';
import { arrowsOf, Carousel } from '#web/ui/carousel.tsx';

const sizes = '(min-width:1421px) 19vw, (min-width:789px) 24vw, 48vw';

/** Products in a row that one swipes or turns. */
export const ProductCarousel = ({ label, cards }: { label: string; cards: readonly ShownCard[] }) => (
  <Carousel
    label={`Productos: ${label}`}
    slideWidth="product-slide"
    arrows={arrowsOf(cards)}
    slides={cards.map((card) => ({
      key: card.code,
      content: <ProductCard card={card} sizes={sizes} heading="h3" />,
    }))}
    className="product-carousel -mx-1.5"
  />
);
