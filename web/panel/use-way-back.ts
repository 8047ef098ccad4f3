import { useEffect, useState } from 'react';
import { isSitePath } from '#contract/plain/link';
import { useAddress } from './use-address.ts';

/**
 * For a form that a page of the shop led to, as `desde` in the address names it: `leave` goes back there, else does `stay`.
 * Once it is so, `isLeaving` takes the form away, so that it asks nothing of who leaves.
 */
export const useWayBack = (stay: () => void) => {
  const from = useAddress().address.get('desde') ?? '';
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // Another document, which has what was saved; the form's own address is not gone back to.
    if (isLeaving) window.location.replace(from);
  }, [isLeaving, from]);
  return { leave: () => (isSitePath(from) ? setLeaving(true) : stay()), isLeaving };
};
