import type { ReactNode } from 'react';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';

/** The way to write to the shop: its contact page, or its e-mail where there is no such page. */
export const ContactLink = ({ className = '', children }: { className?: string; children: ReactNode }) => {
  const { hasContactPage, site } = useSite();
  const look = `text-brand-700 underline ${className}`;
  return hasContactPage ? (
    <Link to={paths.contact} className={look}>
      {children}
    </Link>
  ) : (
    <a href={`mailto:${site.contact.email}`} className={look}>
      {children}
    </a>
  );
};
