import { ContactLink } from '#web/blocks/contact/contact-link.tsx';
import { Link } from '#web/ui/link.tsx';
import type { loadLegal } from './load-legal.ts';

const line = 'flex min-h-11 items-center font-medium text-brand-700 hover:underline';
const placeOf = (at: number) => `punto-${at + 1}`;

/** One of the shop's legal texts, as its site says it; beside it on wide screens what it holds, and the other texts. */
export const LegalPage = ({ title, sections, version, others }: ReturnType<typeof loadLegal>) => (
  <div className="mx-auto max-w-page px-4 py-6 md:py-10">
    <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
    <div className="mt-6 grid gap-10 lg:grid-cols-[3fr_2fr]">
      <div>
        {sections.map((section, at) => (
          <section key={section.title} id={placeOf(at)} className="mb-6 max-w-text">
            <h2 className="text-lg font-semibold">{section.title}</h2>
            <p className="mt-1 whitespace-pre-line text-neutral-700">{section.text}</p>
          </section>
        ))}
        <p className="mt-8 text-sm text-neutral-600">
          Versión {version}. <ContactLink>Escribinos</ContactLink> si algo no queda claro.
        </p>
      </div>
      <div className="grid content-start gap-4">
        <nav aria-label="En esta página" className="hidden rounded-card border border-neutral-200 p-4 sm:p-5 lg:block">
          <h2 className="text-lg font-semibold">En esta página</h2>
          <ul className="mt-2">
            {sections.map((section, at) => (
              <li key={section.title}>
                <a href={`#${placeOf(at)}`} className={line}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Otros textos" className="rounded-card border border-neutral-200 p-4 sm:p-5">
          <h2 className="text-lg font-semibold">Otros textos</h2>
          <ul className="mt-2">
            {others.map((one) => (
              <li key={one.path}>
                <Link to={one.path} className={line}>
                  {one.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  </div>
);
