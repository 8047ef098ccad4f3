import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import type { PageHandle } from '#web/page-handle';
import { paths } from '#web/paths';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Route } from './+types/company-page.ts';
import { Radiator } from './drawings.tsx';

export const handle: PageHandle = { needs: 'companyPages' };

const description =
  'Más de 50 años de una empresa familiar uruguaya: de fabricar radiadores a distribuir marcas importadas para todo el país.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Empresa', description, path: paths.company });

const stepsOf = (branches: readonly { name: string }[]): { icon: IconName; title: string; text: string }[] => [
  {
    icon: 'settings',
    title: 'Empezamos fabricando',
    text: 'La empresa nació como fábrica de radiadores: panales, tanques y soldaduras hechos a mano, uno por uno. Ese oficio sigue acá, y es con el que miramos cada pieza que vendemos.',
  },
  {
    icon: 'box',
    title: 'Trajimos las mejores marcas',
    text: 'Con los años sumamos la distribución de marcas importadas: radiadores, intercoolers, condensadores, bombas de agua y todo lo que hace a la refrigeración y al aire acondicionado del vehículo.',
  },
  {
    icon: 'pin',
    title: 'Abrimos dos locales',
    text: `En ${branches.map(({ name }) => name).join(' y ')} atendemos en el mostrador a talleres, flotas y particulares. Y enviamos a todo el país.`,
  },
  {
    icon: 'check',
    title: 'Respondemos después de vender',
    text: 'Damos servicio posventa al equipamiento de taller: puesta en marcha, repuestos y reparación.',
  },
];

/** Who the firm is and where it comes from. */
const CompanyPage = () => {
  const { site } = useSite();
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-10">
      <div className="grid items-center gap-6 md:grid-cols-2 lg:gap-12">
        <div>
          <h1 className="text-2xl font-bold sm:text-3xl">Una empresa familiar con más de 50 años</h1>
          <p className="mt-4 max-w-text text-lg text-neutral-700">
            {`En ${site.name} hacemos una sola cosa y la conocemos de punta a punta: que los motores trabajen a la temperatura que tienen que trabajar.`}
          </p>
        </div>
        <Radiator className="w-full max-w-text" />
      </div>
      <ol className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {stepsOf(site.branches).map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-50 text-brand-700">
              <Icon name={icon} />
            </span>
            <div>
              <h2 className="text-lg font-semibold">{title}</h2>
              <p className="mt-1 max-w-text text-neutral-700">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8">
        <LinkButton to={paths.services} look="quiet">
          Ver nuestros servicios
        </LinkButton>
      </div>
    </div>
  );
};
export default CompanyPage;
