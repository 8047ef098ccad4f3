import type { BannerItem } from '#contract/content';
import { Banners } from '#web/blocks/banners/banners.tsx';
import { askByWhatsapp } from '#web/blocks/contact/contact-links';
import { faqFacts } from '#web/blocks/structured-data/json-ld';
import { page, shop } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import { infoPaths } from '#web/info-paths';
import type { PageHandle } from '#web/page-handle';
import { buttonLook } from '#web/ui/button-look';
import { Icon } from '#web/ui/icon.tsx';
import type { Route } from './+types/print-service-page.ts';
import { printingOf } from './of-site.ts';
import { Questions } from './questions.tsx';

export const handle: PageHandle = { needs: 'printing3d', listed: 'printing' };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { heading, title, about, steps, kinds, formats, questions, troubleshooting } = printingOf(context);
  const banners = await context.get(shop).call('config/getPublic', { key: 'BANNER_3D' });
  context.get(page).facts.push(faqFacts(questions));
  return {
    banners: JSON.parse(banners.data) as BannerItem[],
    heading,
    title,
    about,
    steps,
    kinds,
    formats,
    questions,
    troubleshooting,
  };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, {
    title: '3D',
    path: infoPaths.printService,
    ...(loaderData && { description: `${loaderData.title}. ${loaderData.about}` }),
  });

/** The shop's printing service: its steps, materials, sizes and frequent questions. */
const PrintServicePage = ({ loaderData }: Route.ComponentProps) => {
  const { banners, heading, title, about, steps, kinds, formats, questions, troubleshooting } = loaderData;
  return (
    <>
      <Banners label={heading} banners={banners} />
      <div className="mx-auto max-w-page px-4 py-6 md:py-10">
        <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        <p className="mt-3 max-w-text text-lg text-neutral-700">{about}</p>
        <ol className="mt-8 grid gap-6 md:grid-cols-3">
          {steps.map((step, at) => (
            <li key={step.title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-50 text-lg font-bold text-brand-700"
              >
                {at + 1}
              </span>
              <div>
                <h2 className="text-lg font-semibold">{step.title}</h2>
                <p className="mt-1 text-neutral-700">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <ul className="mt-10 grid gap-4 md:grid-cols-2">
          {kinds.map((kind) => (
            <Kind key={kind.name} {...kind} formats={formats} />
          ))}
        </ul>
        <Questions questions={questions} troubleshooting={troubleshooting} />
      </div>
    </>
  );
};
export default PrintServicePage;

type KindProps = Route.ComponentProps['loaderData']['kinds'][number] & { formats: readonly string[] };

const Kind = ({ name, material, text, volumes, facts, formats }: KindProps) => {
  const { contact } = useSite().site;
  const greeting = encodeURIComponent(`Hola, quiero consultar por una impresión 3D en ${material} (${name}).`);
  return (
    <li className="flex flex-col rounded-card border border-neutral-200 p-4 md:p-6">
      <h2 className="text-xl font-semibold">
        {name} ({material})
      </h2>
      <p className="mt-2 text-neutral-700">{text}</p>
      <dl className="mt-4 mb-5 grid grow content-start gap-3">
        <div>
          <dt className="text-sm text-neutral-600">Tamaño máximo</dt>
          {volumes.map((volume) => (
            <dd key={volume} className="font-semibold tabular-nums">
              {volume}
            </dd>
          ))}
        </div>
        <div>
          <dt className="text-sm text-neutral-600">Formatos</dt>
          <dd className="font-semibold">{formats.join(', ')}</dd>
        </div>
        <div>
          <dt className="text-sm text-neutral-600">Además</dt>
          {facts.map((fact) => (
            <dd key={fact}>{fact}</dd>
          ))}
        </div>
      </dl>
      <a
        href={`https://wa.me/${contact.whatsapp}?text=${greeting}`}
        target="_blank"
        rel="noopener"
        aria-label={`${askByWhatsapp}: ${name} (${material})`}
        className={buttonLook('quiet')}
      >
        <Icon name="whatsapp" />
        {askByWhatsapp}
      </a>
    </li>
  );
};
