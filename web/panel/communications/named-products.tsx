import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { cartLinesMax } from '#contract/plain/cart-lines-max';
import { productPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { codesIn, splitByCodes } from './text-codes.ts';

/** Which words of these texts are codes of products, present ones or of before; none until the shop has answered. */
export const useKnownCodes = (texts: readonly string[]): ReadonlySet<string> => {
  const codes = codesIn(texts).slice(0, cartLinesMax);
  const found = useCall('stock/listByCodes', { codes }, { enabled: codes.length > 0 });
  return new Set(codes.length > 0 ? found.data?.data.map(({ code }) => code) : []);
};

/** A link to a product in the panel, in a tab of its own: what is typed beside it stays. */
export const ProductLink = ({ code }: { code: string }) => (
  <Anchor
    component={Link}
    to={productPath(code)}
    target="_blank"
    title="Se abre en otra pestaña"
    inherit
    // The row around it opens something else.
    onClick={(event) => event.stopPropagation()}
  >
    {code}
  </Anchor>
);

/** A text in which the codes of products lead to them. */
export const TextWithCodes = ({ text, codes }: { text: string; codes: ReadonlySet<string> }) => {
  const pieces = splitByCodes(text, codes);
  // A text has no other order.
  const keyed = pieces.map((piece, at) => ({ ...piece, key: `${at}:${piece.text}` }));
  return keyed.map(({ key, text: part, isCode }) =>
    isCode ? <ProductLink key={key} code={part} /> : <Fragment key={key}>{part}</Fragment>,
  );
};
