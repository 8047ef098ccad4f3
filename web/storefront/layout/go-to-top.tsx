import { IconButton } from '#web/ui/icon-button.tsx';

const stepPixels = 50;
const stepMilliseconds = 15;

const scrollUp = () => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return scrollTo(0, 0);
  const timer = setInterval(() => {
    scrollTo({ top: scrollY - stepPixels, behavior: 'instant' });
    if (scrollY <= 0) clearInterval(timer);
  }, stepMilliseconds);
  const stop = () => clearInterval(timer);
  // A visitor who scrolls by hand meanwhile wants to stay there.
  for (const kind of ['wheel', 'touchstart', 'keydown']) addEventListener(kind, stop, { once: true, passive: true });
};

/**
 * The way back to the top. It stands in the header, which is always in sight: floating it would lie on what one presses.
 * The room that the page keeps free for the header is no place to scroll it out of, or the focus alone would lead to
 * the top.
 */
export const GoToTop = () => (
  <IconButton icon="arrow-up" label="Volver arriba" onClick={scrollUp} className="-scroll-mt-20" />
);
