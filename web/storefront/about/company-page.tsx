import { pageMeta } from '#web/data/page-meta';
import type { PageHandle } from '#web/page-handle';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Route } from './+types/company-page.ts';
import { Radiator } from './drawings.tsx';
import { companyPagesOf } from './of-site.ts';

export const handle: PageHandle = { needs: 'companyPages', listed: 'company' };

export const loader = ({ context }: Route.LoaderArgs) => companyPagesOf(context).company;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Empresa',
    path: paths.company,
    ...(loaderData && { description: loaderData.description }),
  });

/** The firm and its origin. */
const CompanyPage = ({ loaderData: { title: heading, about, steps } }: Route.ComponentProps) => (
  <div className="mx-auto max-w-page px-4 py-6 md:py-10">
    <div className="grid items-center gap-6 md:grid-cols-2 lg:gap-12">
      <div>
        <h1 className="text-2xl font-bold sm:text-3xl">{heading}</h1>
        <p className="mt-4 max-w-text text-lg text-neutral-700">{about}</p>
      </div>
      <Radiator className="w-full max-w-text" />
    </div>
    <ol className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2">
      {steps.map(({ icon, title, text }) => (
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
export default CompanyPage;
