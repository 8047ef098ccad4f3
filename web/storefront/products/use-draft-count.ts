import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#web/data/call';
import { useSite } from '#web/data/site';
import { autopartFilters, productFilters } from './list-filters.ts';
import { hrefOf, type ListChoice } from './list-query.ts';

// As long as people take between two choices.
const pauseMs = 250;

/** How many results a choice has that is not confirmed yet; undefined while nobody knows, or where it is `null`. */
export const useDraftCount = (draft: ListChoice | null): number | undefined => {
  const { kind } = useSite().site;
  const [known, setKnown] = useState<{ address: string; count: number }>();
  const address = draft && hrefOf(draft);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (!draft || !address) return;
    const page = { rowIndex: 0, rowsMax: 1, orderBy: 'REL' } as const;
    const answer =
      kind === 'autoparts'
        ? await call('autopart/filter', { filters: autopartFilters(draft), ...page }, signal)
        : await call('product/filter', { filters: productFilters(draft), ...page }, signal);
    if (answer.ok && !signal.aborted) setKnown({ address, count: answer.resultCount });
  });
  // The address says all that the draft chooses.
  useEffect(() => {
    if (!address) return;
    const question = new AbortController();
    const timer = setTimeout(() => void ask(question.signal), pauseMs);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [address]);
  return known && known.address === address ? known.count : undefined;
};
