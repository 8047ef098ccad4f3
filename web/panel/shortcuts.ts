import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** A key that does something: 'mod+k' with Ctrl or Cmd, '/', 'n'. */
type Shortcut = {
  keys: string;
  /** What it does, in words. */
  does: string;
  run: () => void;
};

type Listed = Pick<Shortcut, 'keys' | 'does'>;

let listed: readonly (readonly Listed[])[] = [];
const listeners = new Set<() => void>();
const list = (next: typeof listed) => {
  listed = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The shortcuts of all that is on the screen now, those that came first first. */
export const useListedShortcuts = (): readonly Listed[] => useSyncExternalStore(subscribe, () => listed).flat();

/**
 * Shortcuts for as long as the component is there. A bare key does nothing while somebody types or a dialog is open;
 * with Ctrl or Cmd it types nothing, so it does its work anywhere.
 */
export const useShortcuts = (shortcuts: readonly Shortcut[]) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const pressed = shortcuts.find(({ keys }) => isPressed(keys, event));
    if (!pressed || event.defaultPrevented || event.isComposing) return;
    event.preventDefault();
    pressed.run();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const words = JSON.stringify(shortcuts.map(({ keys, does }) => ({ keys, does })));
  useEffect(() => {
    const own = JSON.parse(words) as Listed[];
    list([...listed, own]);
    return () => list(listed.filter((one) => one !== own));
  }, [words]);
};

const withMod = 'mod+';

const isPressed = (keys: string, event: KeyboardEvent): boolean => {
  const isModified = event.ctrlKey || event.metaKey;
  if (event.altKey || isModified !== keys.startsWith(withMod)) return false;
  const key = isModified ? keys.slice(withMod.length) : keys;
  return event.key.toLowerCase() === key && (isModified || !(isTyping(event.target) || isDialogOpen()));
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);

const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null;
