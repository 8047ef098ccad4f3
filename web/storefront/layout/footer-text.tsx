import { ivaWords } from '#contract/plain/iva-split';
import { phoneLink, whatsappLink } from '#web/blocks/contact/contact-links';
import { useSite } from '#web/data/site';
import { infoPaths } from '#web/info-paths';
import { paths } from '#web/paths';
import type { RootData } from '#web/root-data';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { renderedOnce } from '#web/ui/rendered-once';
import { LogoText } from './logo-text.tsx';
import { Newsletter } from './newsletter.tsx';

const line = 'flex min-h-9 items-center gap-2';
const link = `${line} hover:text-white hover:underline`;

const legalLinks = [
  [infoPaths.terms, 'Términos y condiciones'],
  [infoPaths.privacy, 'Privacidad'],
  [infoPaths.deliveries, 'Envíos y devoluciones'],
  [infoPaths.withdrawal, 'Arrepentimiento de compra'],
] as const;

type Shown = Pick<RootData['site'], 'name' | 'about' | 'logo' | 'contact' | 'branches'>;

const Text = (site: Shown) => {
  const { contact, branches } = site;
  return (
    <>
      <Newsletter />
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 md:grid-cols-2 lg:grid-cols-4">
        <div>
          <p className="flex items-center gap-3 text-lg font-bold text-white">
            {site.logo.picture ? (
              <span className="rounded-control bg-white p-2">
                <LogoText site={site} mark="" word="" />
              </span>
            ) : (
              <LogoText site={site} mark="size-9" word={site.name} />
            )}
          </p>
          <p className="mt-3 text-sm">{site.about}.</p>
          <ul className="mt-3 -ml-2.5 flex gap-1">
            {contact.social.map(({ network, url }) => (
              <li key={network}>
                <a
                  href={url}
                  rel="noopener"
                  target="_blank"
                  aria-label={`${site.name} en ${network}`}
                  className="grid size-11 place-items-center rounded-control hover:bg-white/10"
                >
                  <Icon name={network as IconName} className="size-6" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <section aria-label="Atención">
          <h2 className="mb-2 font-semibold text-white">Atención</h2>
          <a href={phoneLink(contact.phone)} className={link}>
            <Icon name="phone" /> {contact.phone}
          </a>
          <a href={whatsappLink(contact.whatsapp)} rel="noopener" target="_blank" className={link}>
            <Icon name="whatsapp" /> WhatsApp
          </a>
          <a href={`mailto:${contact.email}`} className={link}>
            <Icon name="mail" /> {contact.email}
          </a>
          <a href={paths.contact} data-reload className={link}>
            <Icon name="pin" /> Contacto
          </a>
        </section>
        {branches.map((branch) => (
          <section key={branch.code} aria-label={`Local ${branch.name}`} className="text-sm">
            <h2 className="mb-2 text-base font-semibold text-white">Local {branch.name}</h2>
            <p className="flex gap-2 py-1">
              <Icon name="pin" className="mt-px size-4" />
              {[branch.address, branch.city].filter(Boolean).join(', ')}
            </p>
            {branch.phone && (
              <p className="flex gap-2 py-1">
                <Icon name="phone" className="mt-px size-4" />
                {branch.phone}
              </p>
            )}
            {branch.hours && (
              <p className="flex gap-2 py-1">
                <Icon name="clock" className="mt-px size-4" />
                {branch.hours}
              </p>
            )}
          </section>
        ))}
      </div>
      <nav aria-label="Información legal" className="mx-auto max-w-page px-4 pb-4">
        <ul className="flex flex-wrap gap-x-6 text-sm">
          {legalLinks.map(([to, label]) => (
            <li key={to}>
              <a href={to} className={link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-white/15 px-4 py-5 text-center text-xs">
        Precios en dólares estadounidenses, {ivaWords.included}.{' '}
        {[site.name, branches[0]?.city, 'Uruguay'].filter(Boolean).join(', ')}.
      </div>
    </>
  );
};

const htmlOf = renderedOnce('footer', Text);

/** The shop's name and how to reach it. Only the server renders it: what a press does stands in footer.tsx. */
export const FooterText = ({ id }: { id: string }) => {
  const { name, about, logo, contact, branches } = useSite().site;
  const shown = { name, about, logo, contact, branches };
  return <div id={id} dangerouslySetInnerHTML={htmlOf(JSON.stringify(shown), shown)} />;
};
