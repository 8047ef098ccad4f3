declare global {
  interface Window {
    earlyTap?: HTMLButtonElement | undefined;
  }
}

/**
 * Runs in the page before any of its code: remembers the last button that somebody pressed. Links and forms work by
 * themselves; a button of ours does not before the page is alive.
 */
export const rememberTap = `addEventListener("click",e=>{let b=e.target.closest("button");earlyTap=b?.type=="button"?b:void 0},!0);var earlyTap`;

/** A visitor who pressed so long ago does not wait for it any more. */
const longestMs = 10_000;

/**
 * Called as the page's code begins: what was pressed until then, to be pressed again once the page is alive. A visitor
 * who presses something himself meanwhile has that done instead. The field that he stands in hears then of its text.
 */
export const takeEarlyTap = (): (() => void) => {
  let button = window.earlyTap;
  const forget = ({ isTrusted }: Event) => {
    if (isTrusted) button = undefined;
  };
  window.addEventListener('click', forget, true);
  setTimeout(() => {
    button = undefined;
  }, longestMs);
  return () => {
    window.removeEventListener('click', forget, true);
    const early = button;
    button = undefined;
    window.earlyTap = undefined;
    if (early?.isConnected) early.click();
    const { activeElement: field } = document;
    if (field instanceof HTMLInputElement) field.dispatchEvent(new Event('input', { bubbles: true }));
  };
};
