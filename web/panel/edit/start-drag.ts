import type { PointerEvent as Press } from 'react';

/** How long a finger rests on an item before it holds it, and how far it may stray meanwhile. */
const holdMs = 250;
const nearPx = 8;

type Drag<Over> = {
  /** The target under the pointer; undefined where nothing takes the item. */
  placeAt: (x: number, y: number) => Over | undefined;
  /** The item is held, over that place. */
  onHold: (over: Over | undefined) => void;
  onDrop: (over: Over) => void;
  /** The item is let go, dropped or not. */
  onEnd: () => void;
};

/** Follows a pressed item until it is let go; Escape gives up. The page moves first under a finger that has not rested. */
export const startDrag = <Over>(event: Press<HTMLElement>, { placeAt, onHold, onDrop, onEnd }: Drag<Over>) => {
  if (event.button !== 0) return;
  const { pointerType, clientX: left, clientY: top } = event;
  const isTouch = pointerType === 'touch';
  const ended = new AbortController();
  const options = { signal: ended.signal, passive: false };
  let over: Over | undefined;
  let isHeld = false;
  const hold = () => {
    isHeld = true;
    onHold(over);
  };
  const waiting = isTouch ? setTimeout(hold, holdMs) : undefined;
  const end = () => {
    clearTimeout(waiting);
    ended.abort();
    onEnd();
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (!isHeld && Math.hypot(clientX - left, clientY - top) < nearPx) return;
    if (!isHeld && isTouch) return end();
    if (!isHeld) hold();
    over = placeAt(clientX, clientY);
    onHold(over);
  };
  const drop = () => {
    end();
    if (isHeld && over !== undefined) onDrop(over);
  };
  window.addEventListener('pointermove', follow, options);
  window.addEventListener('pointerup', drop, options);
  window.addEventListener('pointercancel', end, options);
  window.addEventListener('keydown', (key) => key.key === 'Escape' && end(), options);
  window.addEventListener('touchmove', (moved) => isHeld && moved.preventDefault(), options);
  if (isTouch) window.addEventListener('contextmenu', (menu) => menu.preventDefault(), options);
};

export const handleStyle = { cursor: 'grab', userSelect: 'none', WebkitTouchCallout: 'none' } as const;
