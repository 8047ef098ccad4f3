import type { ReactNode } from 'react';

/** Words for screen readers alone. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="sr-only">{children}</span>;
