import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** A key that does something: 'mod+k' with Ctrl or Cmd, 'alt+arrowup', '/', 'n'. */
type Shortcut = {
  keys: string;
  /** Its effect, in words. */
  does: string;
  run: () => void;
  /** Where it says no the browser has the key. */
  isOn?: () => boolean;
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
 * with Ctrl or Cmd it types nothing, so it does its work anywhere. A bare letter stores nothing: barcode readers type them.
 */
export const useShortcuts = (shortcuts: readonly Shortcut[]) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const pressed = shortcuts.find(({ keys }) => isPressed(keys, event));
    if (!pressed || event.defaultPrevented || event.isComposing || pressed.isOn?.() === false) return;
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

const modifierOf = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => {
  const isMod = ctrlKey || metaKey;
  if (isMod && altKey) return undefined;
  return isMod ? 'mod+' : altKey ? 'alt+' : '';
};

const isPressed = (keys: string, event: KeyboardEvent): boolean => {
  const modifier = modifierOf(event);
  if (modifier === undefined || keys !== modifier + event.key.toLowerCase()) return false;
  return modifier === 'mod+' || !isOccupied();
};

/** Letters mean nothing to a checkbox or radio. */
const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

const isTyping = (target: Element | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(typed) !== null);

/** Whether somebody types, or a dialog is open. */
export const isOccupied = () =>
  isTyping(document.activeElement) || document.querySelector('[aria-modal="true"]') !== null;
