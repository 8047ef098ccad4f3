import type { MouseEvent } from 'react';

/** The first link of a page, seen once it has the focus: past the menu. */
export const SkipLink = ({ onClick }: { onClick?: (event: MouseEvent) => void }) => (
  <a
    href="#contenido"
    onClick={onClick}
    className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-[200] focus:rounded-control focus:bg-white focus:px-4 focus:py-3 focus:font-semibold"
  >
    Saltar al contenido
  </a>
);
