import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ProductCarousel } from '#web/blocks/cards/product-carousel.tsx';
import { useAnswer } from '#web/data/use-own-answer';

type Props = {
  codes: readonly string[];
  /** Stands there until the cards are known. */
  meanwhile: ReactNode;
  /** Called where none of them can be shown. */
  onNone: () => void;
};

const title = 'Vistos hace poco';

/** Cards of the products that these codes name, as whoever looks may see them; nothing where none of them is left. */
export const SeenRow = ({ codes, meanwhile, onNone }: Props) => {
  const { answer, isAsking } = useAnswer('product/listByCodes', { codes: [...codes] }, true);
  const isNone = !isAsking && !answer?.data.length;
  const reportNone = useEffectEvent(onNone);
  useEffect(() => {
    if (isNone) reportNone();
  }, [isNone]);
  if (isAsking) return meanwhile;
  if (!answer?.data.length) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl font-semibold">{title}</h2>
      <ProductCarousel label={title} cards={answer.data} />
    </section>
  );
};
