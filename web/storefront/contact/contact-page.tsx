import { listText } from '#contract/plain/list-text';
import { branchesFacts, organizationFacts } from '#web/blocks/structured-data/shop-facts';
import { useOwnDocument } from '#web/blocks/use-own-document';
import { page, site } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import type { PageHandle } from '#web/page-handle';
import { paths } from '#web/paths';
import type { Route } from './+types/contact-page.ts';
import { BranchCard } from './branch-card.tsx';
import { BranchMap } from './branch-map.tsx';
import { ContactCard, ContactLine } from './contact-card.tsx';
import { ContactForm } from './contact-form.tsx';
import { mapOf } from './map-source.ts';

export const handle: PageHandle = { listed: 'contact' };

/** Where the map comes from, what is said above branches that answer by themselves, and what search engines read of the branches. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { origin, facts, allows } = context.get(page);
  const own = context.get(site);
  facts.push(organizationFacts(origin, own), ...branchesFacts(origin, own));
  const { source, allowed } = mapOf(own.settings);
  allows(allowed);
  return { map: source, byBranch: own.branchContact ?? null };
};

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = matches[0].loaderData;
  const names = listText(root?.site.branches.map(({ name }) => name) ?? []);
  const description = `Escribinos, llamanos o visitanos: direcciones, teléfonos y horarios de nuestros locales (${names}).`;
  return pageMeta(root, { title: 'Contacto', description, path: paths.contact });
};

/** A form, and how to reach the shop; where each branch answers by itself, the branches stand in the shop's place. */
const ContactPage = ({ loaderData: { map, byBranch } }: Route.ComponentProps) => {
  const { branches, contact, name } = useSite().site;
  // The map's hosts are for this page alone.
  useOwnDocument(map !== null);
  const cards = branches.map((branch) => <BranchCard key={branch.code} branch={branch} />);
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-10">
      <h1 className="text-2xl font-bold sm:text-3xl">Contacto</h1>
      <div className="mt-6 grid gap-10 lg:grid-cols-[3fr_2fr]">
        <section aria-label="Escribinos">
          <h2 className="mb-1 text-xl font-semibold">Escribinos</h2>
          <p className="mb-5 text-neutral-700">
            Contanos qué necesitás y te respondemos por correo o por teléfono.
            <noscript>
              {' '}
              Para enviar el formulario hace falta JavaScript; también podés llamarnos o escribirnos.
            </noscript>
          </p>
          <ContactForm />
        </section>
        {byBranch ? (
          <section aria-label="Nuestros locales" className="grid content-start gap-4">
            <div>
              <h2 className="mb-1 text-xl font-semibold">{byBranch.title}</h2>
              <p className="text-neutral-700">{byBranch.about}</p>
            </div>
            {cards}
            <ul>
              <ContactLine icon="mail" href={`mailto:${contact.email}`}>
                {contact.email}
              </ContactLine>
            </ul>
          </section>
        ) : (
          <div className="content-start lg:pt-1">
            <h2 className="sr-only">Otras formas de contactarnos</h2>
            <ContactCard title={name} {...contact}>
              <ContactLine icon="mail" href={`mailto:${contact.email}`}>
                {contact.email}
              </ContactLine>
            </ContactCard>
          </div>
        )}
      </div>
      {!byBranch && (
        <section aria-label="Nuestros locales" className="mt-10">
          <h2 className="mb-4 text-xl font-semibold">Nuestros locales</h2>
          <div className="grid gap-4 md:grid-cols-2">{cards}</div>
        </section>
      )}
      <BranchMap source={map} />
    </div>
  );
};
export default ContactPage;
