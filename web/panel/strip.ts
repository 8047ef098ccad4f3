import { useEffect, useRef } from 'react';

/** Says on which sides of a strip there is more. */
const mark = (strip: HTMLElement) => {
  const { scrollLeft, clientWidth, scrollWidth } = strip;
  strip.toggleAttribute('data-before', scrollLeft > 1);
  strip.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
};

/** Brings the current one to the middle; the page itself stays where it is. */
const showCurrent = (strip: HTMLElement) => {
  const current = strip.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
  if (!current) return;
  const { left } = strip.getBoundingClientRect();
  const { left: from, width } = current.getBoundingClientRect();
  strip.scrollLeft += from - left + (width - strip.clientWidth) / 2;
};

/**
 * Props of a row of `count` tabs or links to sections. On a phone it stays one row that is pushed sideways, with the current one
 * in sight and a faded edge where there is more; with `isAtStart` it begins at its first.
 */
export const useStrip = (current: string, count: number, isAtStart = false) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = ref.current;
    if (!strip || current === '' || count === 0) return;
    // Counts that come later make tabs wider. The first look at each of them is one of these too.
    const sizes = new ResizeObserver(() => {
      if (!isAtStart) showCurrent(strip);
      mark(strip);
    });
    for (const one of [strip, ...strip.children]) sizes.observe(one);
    const onScroll = () => mark(strip);
    strip.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      strip.removeEventListener('scroll', onScroll);
    };
  }, [current, count, isAtStart]);
  return { ref, className: 'panel-strip' };
};
