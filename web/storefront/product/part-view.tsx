import { useState } from 'react';
import type { Stock } from '#contract/stock';
import { RecentlySeen } from '#web/blocks/cards/recently-seen.tsx';
import { chosenOf } from '#web/blocks/parts/first-to-buy';
import { useSite } from '#web/data/site';
import { useAnswer, useOwnAnswer, useSeesMore } from '#web/data/use-own-answer';
import { paths } from '#web/paths';
import type { Part } from './part.ts';
import { PartDetail } from './part-detail.tsx';
import { type ProductTexts, productTexts } from './product-texts.ts';
import { type ShownTile, shownTiles } from './shown-tile.ts';
import { type Step, stepsTo } from './steps-to.ts';

type Props = {
  code: string;
  part: Part;
  /** The code of its product that the address names. */
  asked: string | null;
  stock?: Stock;
  ownTexts?: ProductTexts;
  related?: readonly ShownTile[];
  steps?: readonly Step[];
  /** It is there for who is signed in alone: the server's page has nothing of it, not even a title. */
  isOwn?: boolean;
};

/** A family's page, with what the visitor's lacks for who is signed in, and the stock of the product that is chosen. */
export const PartView = ({ code: family, part, asked, stock, ownTexts, related = [], steps, isOwn = false }: Props) => {
  const { site } = useSite();
  const seesMore = useSeesMore() || isOwn;
  // Until somebody chooses it is the first to be had of what he sees, which may be more than the visitor's page has.
  const [chosenCode, setChosenCode] = useState(asked);
  const own = {
    part: useOwnAnswer('autopart/findByFamily', { family }, seesMore && !isOwn),
    related: useOwnAnswer('autopart/listRelated', { family }, seesMore),
  };
  const shown = own.part.answer?.data ?? part;
  const chosen = chosenOf(shown.products, chosenCode);
  const code = chosen?.code ?? shown.code;
  const isAsked = seesMore || stock?.code !== code;
  const { answer } = useAnswer('stock/find', { code, quantity: 1 }, isAsked);
  const product = useAnswer('product/find', { code }, ownTexts?.code !== code).answer?.data;
  if (!chosen) return null;
  return (
    <>
      {isOwn && <title>{`${shown.code} · ${site.name}`}</title>}
      <PartDetail
        part={shown}
        chosen={chosen}
        onChoose={setChosenCode}
        stock={answer?.data ?? (stock?.code === code ? stock : undefined)}
        ownTexts={ownTexts?.code === code ? ownTexts : product && productTexts(product)}
        related={own.related.answer ? shownTiles(own.related.answer.data) : related}
        steps={steps ?? stepsTo({ label: shown.code, to: paths.product(family) }, [], 'Autopartes')}
      />
      <RecentlySeen code={family} />
    </>
  );
};
