import { type PointerEvent as Press, useState } from 'react';

/** How long a finger rests on an item before it holds it, and how far it may stray meanwhile. */
const holdMs = 250;
const nearPx = 8;

type Over = { id: string; isBefore: boolean };

/**
 * Dragging a row of the tree onto another one: its upper third means before it, the rest into it. Rows say who they are by
 * `data-category`. A finger has to rest on the handle first, as it does in lists (`use-order-drag.ts`).
 */
export const useTreeDrag = (onDrop: (dragged: string, over: Over) => void) => {
  const [drag, setDrag] = useState<{ id: string; over: Over | undefined }>();
  const press = (id: string) => (event: Press<HTMLElement>) => {
    if (event.button !== 0) return;
    const { pointerType, clientX: left, clientY: top } = event;
    const isTouch = pointerType === 'touch';
    const ended = new AbortController();
    const options = { signal: ended.signal, passive: false };
    let over: Over | undefined;
    let isHeld = false;
    const hold = () => {
      isHeld = true;
      setDrag({ id, over });
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
      over = rowAt(clientX, clientY);
      setDrag({ id, over });
    };
    const drop = () => {
      end();
      if (isHeld && over) onDrop(id, over);
    };
    window.addEventListener('pointermove', follow, options);
    window.addEventListener('pointerup', drop, options);
    window.addEventListener('pointercancel', end, options);
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(), options);
    window.addEventListener('touchmove', (moved) => isHeld && moved.preventDefault(), options);
    if (isTouch) window.addEventListener('contextmenu', (menu) => menu.preventDefault(), options);
  };
  return {
    dragged: drag?.id,
    over: drag?.over,
    handle: (id: string) => ({ onPointerDown: press(id), style: handleStyle }),
  };
};

const handleStyle = { cursor: 'grab', userSelect: 'none', WebkitTouchCallout: 'none', touchAction: 'pan-y' } as const;

const rowAt = (x: number, y: number): Over | undefined => {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-category]');
  if (!row?.dataset.category) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { id: row.dataset.category, isBefore: y - top < height / 3 };
};
