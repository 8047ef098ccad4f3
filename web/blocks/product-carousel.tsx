import type { Card } from '#contract/catalogue';
import { ProductCard } from '#web/blocks/product-card.tsx';
import { Carousel } from '#web/ui/carousel.tsx';

// How many stand side by side at which width of the window is in specification 9.
const slideWidth =
  'w-full min-[341px]:w-1/2 min-[789px]:w-1/4 min-[1421px]:w-1/5 min-[1621px]:w-1/6 min-[1821px]:w-1/7';
const sizes =
  '(min-width: 1821px) 14vw, (min-width: 1621px) 16vw, (min-width: 1421px) 19vw, (min-width: 789px) 24vw, (min-width: 341px) 48vw, 96vw';

/** Products in a row that one swipes or turns. */
export const ProductCarousel = ({ label, cards }: { label: string; cards: readonly Card[] }) => (
  <Carousel
    label={`Productos: ${label}`}
    slideWidth={slideWidth}
    arrows="top-[20%]"
    slides={cards.map((card) => ({
      key: card.code,
      content: (
        <div className="h-full px-1.5">
          <ProductCard card={card} sizes={sizes} heading="h3" />
        </div>
      ),
    }))}
    className="-mx-1.5"
  />
);
