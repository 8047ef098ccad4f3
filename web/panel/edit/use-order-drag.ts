import { type PointerEvent as Press, useState } from 'react';
import { handleStyle, startDrag } from './start-drag';

/** Dragging an item of an `ol` to another place, by mouse, pen or finger. `handle` is for what each item is held by. */
export const useOrderDrag = (onMove: (from: number, to: number) => void) => {
  const [drag, setDrag] = useState<{ from: number; over: number }>();
  const press = (from: number) => (event: Press<HTMLElement>) => {
    const list = event.currentTarget.closest('ol');
    let last = from;
    startDrag(event, {
      placeAt: (x, y) => {
        last = placeAt(list, x, y) ?? last;
        list?.children[last]?.scrollIntoView({ block: 'nearest' });
        return last;
      },
      onHold: (over = from) => setDrag({ from, over }),
      onDrop: (over) => over !== from && onMove(from, over),
      onEnd: () => setDrag(undefined),
    });
  };
  return {
    isDragged: (at: number) => drag?.from === at,
    isOver: (at: number) => drag !== undefined && drag.from !== at && drag.over === at,
    handle: (at: number) => ({ onPointerDown: press(at), style: handleStyle }),
  };
};

const placeAt = (list: Element | null, x: number, y: number) => {
  const items = [...(list?.children ?? [])];
  const under = document.elementFromPoint(x, y);
  const at = items.findIndex((item) => item.contains(under));
  return at < 0 ? undefined : at;
};
