import type { ReactNode } from 'react';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';

/** The way to write to the shop; a new document, as its policy lets that page alone load a map. */
export const ContactLink = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <Link reloadDocument to={paths.contact} className={`text-brand-700 underline ${className}`}>
    {children}
  </Link>
);
