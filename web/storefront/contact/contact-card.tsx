import type { ReactNode } from 'react';
import { phoneLink, whatsappLink } from '#web/blocks/contact/contact-links';
import { Icon, type IconName } from '#web/ui/icon.tsx';

const greeting = 'Hola, quiero hacer una consulta.';

type Ways = { title: string; phone: string; whatsapp: string; hours: string; children?: ReactNode };

/** How to reach the shop, or one of its branches; what it does not have is not shown. */
export const ContactCard = ({ title, phone, whatsapp, hours, children }: Ways) => (
  <article aria-label={title} className="rounded-card border border-neutral-200 p-4 sm:p-5">
    <h3 className="text-lg font-semibold">{title}</h3>
    <ul className="mt-2">
      {children}
      {phone && (
        <ContactLine icon="phone" href={phoneLink(phone)}>
          {phone}
        </ContactLine>
      )}
      {whatsapp && (
        <ContactLine icon="whatsapp" href={whatsappLink(whatsapp, greeting)}>
          WhatsApp
        </ContactLine>
      )}
      {hours && <ContactLine icon="clock">{hours}</ContactLine>}
    </ul>
  </article>
);

/** One way to reach it, or a fact without a link. Where it leads out of the shop, a new tab takes it. */
export const ContactLine = ({ icon, href, children }: { icon: IconName; href?: string; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon name={icon} className="mt-3 size-5 text-brand-700" />
    {href ? (
      <a
        href={href}
        {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
        className="flex min-h-11 items-center font-medium text-brand-700 hover:underline"
      >
        {children}
      </a>
    ) : (
      <p className="py-2.5">{children}</p>
    )}
  </li>
);
