import { useState } from 'react';
import { FavouriteButton } from '#web/blocks/cards/favourite-button.tsx';
import { useOwnAnswer } from '#web/data/use-own-answer';

/** The heart of a product's page, once it is known whether it is kept. */
export const Favourite = ({ code, name }: { code: string; name: string }) => {
  const { answer } = useOwnAnswer('favourite/listCodes', {}, true);
  const [changed, setChanged] = useState<readonly string[]>();
  const codes = changed ?? answer?.data;
  if (!codes) return null;
  return <FavouriteButton key={code} codes={[code]} name={name} isKept={codes.includes(code)} onChange={setChanged} />;
};
