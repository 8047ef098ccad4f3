import { useRef } from 'react';
import { newGuid } from '#web/data/cart';

/** Gives the GUID of what a form sends: the same while that is sent again unchanged, as where an answer was lost. */
export const useGuidOf = () => {
  const sent = useRef({ guid: '', what: '' });
  return (what: object): string => {
    const text = JSON.stringify(what);
    if (sent.current.what !== text) sent.current = { guid: newGuid(), what: text };
    return sent.current.guid;
  };
};
