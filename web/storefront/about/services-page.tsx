import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import type { PageHandle } from '#web/page-handle';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/services-page.ts';
import { AirConditioning, Cooling, Honeycomb, OilRadiator, Radiator } from './drawings.tsx';
import { companyPagesOf } from './of-site.ts';

export const handle: PageHandle = { needs: 'companyPages', listed: 'services' };

export const loader = ({ context }: Route.LoaderArgs) => companyPagesOf(context).services;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Servicios',
    path: paths.services,
    ...(loaderData && { description: loaderData.description }),
  });

const drawings = {
  radiator: Radiator,
  honeycomb: Honeycomb,
  oilRadiator: OilRadiator,
  airConditioning: AirConditioning,
  cooling: Cooling,
};

/** The firm's services beside selling, each with a way to ask for it. */
const ServicesPage = ({ loaderData: { about, services } }: Route.ComponentProps) => {
  const { contact } = useSite().site;
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-10">
      <h1 className="text-2xl font-bold sm:text-3xl">Servicios</h1>
      <p className="mt-4 max-w-text text-lg text-neutral-700">{about}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {services.map(({ title, text, drawing, search }) => {
          const Drawing = drawings[drawing];
          return (
            <li key={title} className="flex flex-col rounded-card border border-neutral-200 p-4">
              <Drawing className="w-full" />
              <h2 className="mt-3 text-lg font-semibold">{title}</h2>
              <p className="mt-1 grow text-neutral-700">{text}</p>
              <p className="mt-2 flex flex-wrap gap-x-4 font-semibold text-brand-700">
                <a
                  href={`https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(`Hola, quiero consultar por ${title.toLowerCase()}.`)}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={`Consultar por ${title.toLowerCase()}`}
                  className="inline-flex min-h-11 items-center gap-2 hover:underline"
                >
                  <Icon name="whatsapp" /> Consultar
                </a>
                <Link
                  to={paths.products({ t: search })}
                  aria-label={`Ver repuestos: ${search}`}
                  className="inline-flex min-h-11 items-center gap-1 hover:underline"
                >
                  Ver repuestos <Icon name="arrow-right" className="size-4" />
                </Link>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
export default ServicesPage;
