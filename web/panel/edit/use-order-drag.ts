import { type PointerEvent as Press, useState } from 'react';

/** How long a finger rests on an item before it holds it, and how far it may stray meanwhile. */
const holdMs = 250;
const nearPx = 8;

/**
 * Dragging an item of an `ol` to another place, by mouse, pen or finger. The page moves first under a finger; an item
 * that it rests on moves with it. `handle` is for what each item is held by.
 */
export const useOrderDrag = (onMove: (from: number, to: number) => void) => {
  const [drag, setDrag] = useState<{ from: number; over: number }>();
  const press = (from: number) => (event: Press<HTMLElement>) => {
    if (event.button !== 0) return;
    const { pointerType, clientX: left, clientY: top } = event;
    const list = event.currentTarget.closest('ol');
    const isTouch = pointerType === 'touch';
    const ended = new AbortController();
    const options = { signal: ended.signal, passive: false };
    let over = from;
    let isHeld = false;
    const hold = () => {
      isHeld = true;
      setDrag({ from, over });
    };
    const waiting = isTouch ? setTimeout(hold, holdMs) : undefined;
    const end = () => {
      clearTimeout(waiting);
      ended.abort();
      setDrag(undefined);
    };
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (!isHeld && Math.hypot(clientX - left, clientY - top) < nearPx) return;
      if (!isHeld && isTouch) return end();
      if (!isHeld) hold();
      over = placeAt(list, clientX, clientY) ?? over;
      list?.children[over]?.scrollIntoView({ block: 'nearest' });
      setDrag({ from, over });
    };
    const drop = () => {
      end();
      if (isHeld && over !== from) onMove(from, over);
    };
    const keep = (moved: Event) => isHeld && moved.preventDefault();
    window.addEventListener('pointermove', follow, options);
    window.addEventListener('pointerup', drop, options);
    window.addEventListener('pointercancel', end, options);
    window.addEventListener('touchmove', keep, options);
    if (isTouch) window.addEventListener('contextmenu', (menu) => menu.preventDefault(), options);
  };
  return {
    isDragged: (at: number) => drag?.from === at,
    isOver: (at: number) => drag !== undefined && drag.from !== at && drag.over === at,
    handle: (at: number) => ({ onPointerDown: press(at), style: handleStyle }),
  };
};

const handleStyle = { cursor: 'grab', userSelect: 'none', WebkitTouchCallout: 'none' } as const;

const placeAt = (list: Element | null, x: number, y: number) => {
  const items = [...(list?.children ?? [])];
  const under = document.elementFromPoint(x, y);
  const at = items.findIndex((item) => item.contains(under));
  return at < 0 ? undefined : at;
};
