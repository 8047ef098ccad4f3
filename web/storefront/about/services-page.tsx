import type { ComponentType } from 'react';
import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import type { PageHandle } from '#web/page-handle';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/services-page.ts';
import { AirConditioning, Cooling, Honeycomb, OilRadiator, Radiator } from './drawings.tsx';

export const handle: PageHandle = { needs: 'companyPages' };

const description =
  'Radiadores, fabricación y reparación de panal, radiadores de aceite, aire acondicionado y sistema de refrigeración.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Servicios', description, path: paths.services });

type Service = { title: string; text: string; Drawing: ComponentType<{ className: string }>; search: string };

const services: Service[] = [
  {
    title: 'Radiadores',
    text: 'Nuevos para autos, camionetas, camiones y maquinaria. Si el tuyo todavía sirve, lo limpiamos por dentro, lo probamos a presión y reparamos tanques y fugas.',
    Drawing: Radiator,
    search: 'radiador',
  },
  {
    title: 'Fabricación y reparación de panal',
    text: 'Hacemos el panal a medida cuando el radiador ya no se consigue, y lo cambiamos conservando tus tanques. Traé la pieza o pasanos las medidas.',
    Drawing: Honeycomb,
    search: 'radiador',
  },
  {
    title: 'Radiadores de aceite',
    text: 'Para motor, caja automática y sistemas hidráulicos: venta, limpieza y prueba de estanqueidad.',
    Drawing: OilRadiator,
    search: 'radiador de aceite',
  },
  {
    title: 'Aire acondicionado',
    text: 'Condensadores, evaporadores, compresores y filtros, con el asesoramiento para elegir el que va en tu vehículo.',
    Drawing: AirConditioning,
    search: 'condensador',
  },
  {
    title: 'Sistema de refrigeración',
    text: 'Bombas de agua, termostatos, electroventiladores, depósitos y mangueras: revisamos el circuito completo para que el problema no vuelva.',
    Drawing: Cooling,
    search: 'bomba de agua',
  },
];

/** What the firm does beside selling, with a way to ask for each. */
const ServicesPage = () => {
  const { contact } = useSite().site;
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-10">
      <h1 className="text-2xl font-bold sm:text-3xl">Servicios</h1>
      <p className="mt-4 max-w-text text-lg text-neutral-700">
        Del radiador de un auto al de una cosechadora. Contanos qué tenés y te decimos si conviene reparar o cambiar.
      </p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {services.map(({ title, text, Drawing, search }) => (
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
        ))}
      </ul>
    </div>
  );
};
export default ServicesPage;
