import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyTap, tellEarlyText } from './early-tap.ts';

let listeners: Set<(event: { isTrusted: boolean }) => void>;
beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Set();
  vi.stubGlobal('window', {
    addEventListener: (_: string, listen: () => void) => listeners.add(listen),
    removeEventListener: (_: string, listen: () => void) => listeners.delete(listen),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const aButton = () => ({ isConnected: true, click: vi.fn() });
/** Somebody presses it; `meanwhile` is done by the press itself. */
const pressed = (button: ReturnType<typeof aButton> | undefined, meanwhile = () => {}) => {
  window.earlyTap = button as unknown as HTMLButtonElement;
  for (const listen of listeners) listen({ isTrusted: true });
  meanwhile();
};

test('a button that was pressed before the page’s code is pressed once it is alive', () => {
  const button = aButton();
  pressed(button);
  const tap = takeEarlyTap();
  tap.live();
  tap.press();
  tap.press();
  expect(button.click).toHaveBeenCalledTimes(1);
});

test('one that was pressed after it, before the page was alive, is pressed in the place of the first', () => {
  const [first, second] = [aButton(), aButton()];
  pressed(first);
  const tap = takeEarlyTap();
  pressed(second);
  vi.advanceTimersByTime(1);
  tap.live();
  tap.press();
  expect([first.click, second.click].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('a press for which the page came alive was done', () => {
  const button = aButton();
  const tap = takeEarlyTap();
  pressed(button, tap.live);
  tap.press();
  vi.advanceTimersByTime(1);
  tap.press();
  expect(button.click).not.toHaveBeenCalled();
});

test.each([
  ['who pressed something else since', 1],
  ['who pressed long ago', 11_000],
])('one %s has nothing pressed', (_, ms) => {
  const button = aButton();
  pressed(button);
  const tap = takeEarlyTap();
  if (ms === 1) pressed(undefined);
  vi.advanceTimersByTime(ms);
  tap.live();
  tap.press();
  expect(button.click).not.toHaveBeenCalled();
});

test.each([
  ['a text that was typed', 'sens', 1],
  ['a text that the page came with', '', 0],
])('the field that somebody stands in is told of %s', (_, value, times) => {
  class Field {
    defaultValue = '';
    value = value;
    dispatchEvent = vi.fn();
  }
  const field = new Field();
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('document', { activeElement: field });
  tellEarlyText();
  expect(field.dispatchEvent).toHaveBeenCalledTimes(times);
});
