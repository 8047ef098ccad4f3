import { useEffect, useRef, useState } from 'react';
import { noteSeen, useRecentlySeen } from '#web/data/recently-seen';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useRoomBelow } from '#web/ui/use-room-below';
import { useSeen } from '#web/ui/use-seen';

const SeenRow = onDemand(async () => (await import('./seen-row.tsx')).SeenRow);

/** Products or families seen before in this browser, without the page's own, which it remembers. */
export const RecentlySeen = ({ code }: { code?: string }) => {
  const codes = useRecentlySeen().filter((other) => other !== code);
  useEffect(() => {
    if (code) noteSeen(code);
  }, [code]);
  const place = useRef<HTMLDivElement>(null);
  // Only the browser knows these codes, so the server could not leave room for them.
  const isRoom = useRoomBelow(place);
  return <div ref={place}>{isRoom && codes.length > 0 && <Place codes={codes} />}</div>;
};

/** Its code and its cards come with the first look at it. */
const Place = ({ codes }: { codes: readonly string[] }) => {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const [isEmpty, setEmpty] = useState(false);
  if (isEmpty) return null;
  const leave = () => setEmpty(true);
  // As high as a card with a long name, so that the footer stays where it is when the cards come.
  const waiting = (
    <div className="product-slide py-8">
      <Skeleton className="aspect-[4/3] w-full" />
      <Skeleton className="mt-3 h-54 w-full" />
    </div>
  );
  return (
    <div ref={place} className="mx-auto mt-10 grid max-w-page px-4 *:[grid-area:1/1]">
      <div className={isSeen ? 'invisible' : ''}>{waiting}</div>
      {isSeen && (
        <SeenRow codes={codes} waiting={waiting} meanwhile={waiting} onMissing={leave} onNone={leave} silent />
      )}
    </div>
  );
};
