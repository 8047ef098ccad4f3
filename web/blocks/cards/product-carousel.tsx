import { ProductCard } from '#web/blocks/cards/product-card.tsx';
import type { ShownCard } from '#web/blocks/cards/shown-card';
import { Carousel } from '#web/ui/carousel.tsx';

const sizes = '(min-width:1421px) 19vw, (min-width:789px) 24vw, 48vw';

// So many stand side by side wherever there are arrows.
const inSight = 4;

/** How high the arrows of a row of cards stand; nowhere where all of them are in sight. */
export const arrowsOf = (cards: readonly unknown[]) => (cards.length <= inSight ? 'hidden' : 'top-[20%]');

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
    className="-mx-1.5"
  />
);
