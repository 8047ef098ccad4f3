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
 * Called as the page's code begins: what was pressed until it is alive, to be pressed again then. `live` is told as soon as it
 * is, before `press`. React itself does a press for which it makes the page alive: whether it did is known once that is over.
 */
export const takeEarlyTap = () => {
  let button = window.earlyTap;
  let isAlive = false;
  const keepNewer = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    const newer = window.earlyTap;
    button = undefined;
    setTimeout(() => {
      if (!isAlive) button = newer;
    });
  };
  window.addEventListener('click', keepNewer, true);
  setTimeout(() => {
    button = undefined;
  }, longestMs);
  return {
    live: () => {
      isAlive = true;
      window.removeEventListener('click', keepNewer, true);
    },
    press: () => {
      const early = button;
      button = undefined;
      window.earlyTap = undefined;
      if (early?.isConnected) early.click();
    },
  };
};

/** Tells the field in which somebody stands of a text that was typed before the page was alive. */
export const tellEarlyText = () => {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement && field.value !== field.defaultValue)
    field.dispatchEvent(new Event('input', { bubbles: true }));
};
