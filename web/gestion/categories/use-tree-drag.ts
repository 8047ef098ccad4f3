import { type PointerEvent as Press, useState } from 'react';
import { handleStyle, startDrag } from '#web/panel/edit/start-drag';

type Over = { id: string; isBefore: boolean };

/** Dragging a row of the tree onto another one, named by `data-category`: its upper third means before it, the rest into it. */
export const useTreeDrag = (onDrop: (dragged: string, over: Over) => void) => {
  const [drag, setDrag] = useState<{ id: string; over: Over | undefined }>();
  const press = (id: string) => (event: Press<HTMLElement>) =>
    startDrag(event, {
      placeAt: rowAt,
      onHold: (over) => setDrag({ id, over }),
      onDrop: (over) => onDrop(id, over),
      onEnd: () => setDrag(undefined),
    });
  return {
    dragged: drag?.id,
    over: drag?.over,
    handle: (id: string) => ({ onPointerDown: press(id), style: { ...handleStyle, touchAction: 'pan-y' } as const }),
  };
};

const rowAt = (x: number, y: number): Over | undefined => {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-category]');
  if (!row?.dataset.category) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { id: row.dataset.category, isBefore: y - top < height / 3 };
};
