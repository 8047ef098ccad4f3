import { ContactLink } from '#web/blocks/contact/contact-link.tsx';
import type { loadLegal } from './load-legal.ts';

/** One of the shop's legal texts, as its site says it. */
export const LegalPage = ({ title, sections, version }: ReturnType<typeof loadLegal>) => (
  <div className="mx-auto max-w-page px-4 py-6 md:py-10">
    <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
    {sections.map((section) => (
      <section key={section.title} className="mt-6 max-w-text">
        <h2 className="text-lg font-semibold">{section.title}</h2>
        <p className="mt-1 text-neutral-700">{section.text}</p>
      </section>
    ))}
    <p className="mt-8 text-sm text-neutral-600">
      Versión {version}. <ContactLink>Escribinos</ContactLink> si algo no queda claro.
    </p>
  </div>
);
