import type { ComponentType } from 'react';
import { pageMeta } from '#web/data/page-meta';
import { infoPaths } from '#web/info-paths';
import type { PageHandle } from '#web/page-handle';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/printing-page.ts';
import { PieceDrawing, PrinterDrawing } from './drawings.tsx';
import { printingOf } from './of-site.ts';

export const handle: PageHandle = { needs: 'printing3d', listed: 'printing' };

export const loader = ({ context }: Route.LoaderArgs) => {
  const { heading, printersPath, printersTitle, printersText, printersLink, serviceText, serviceLink, title } =
    printingOf(context);
  return { heading, printersPath, printersTitle, printersText, printersLink, serviceText, serviceLink, title };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, {
    title: '3D',
    path: infoPaths.printing,
    ...(loaderData && { description: `${loaderData.printersText} ${loaderData.serviceText}` }),
  });

/** The two ways into 3D: buy a printer, or have something printed. */
const PrintingPage = ({ loaderData: texts }: Route.ComponentProps) => (
  <div className="mx-auto max-w-page px-4 py-6 md:py-10">
    <h1 className="text-2xl font-bold sm:text-3xl">{texts.heading}</h1>
    <ul className="mt-6 grid gap-4 md:grid-cols-2">
      <Way
        to={texts.printersPath}
        title={texts.printersTitle}
        text={texts.printersText}
        words={texts.printersLink}
        Drawing={PrinterDrawing}
      />
      <Way
        to={infoPaths.printService}
        title={texts.title}
        text={texts.serviceText}
        words={texts.serviceLink}
        Drawing={PieceDrawing}
      />
    </ul>
  </div>
);
export default PrintingPage;

type WayProps = { to: string; title: string; text: string; words: string; Drawing: ComponentType };

const Way = ({ to, title, text, words, Drawing }: WayProps) => (
  <li>
    <Link
      to={to}
      className="flex h-full flex-col rounded-card border border-neutral-200 p-4 transition-colors hover:border-brand-600"
    >
      <Drawing />
      <span className="mt-4 text-xl font-semibold">{title}</span>
      <span className="mt-1 grow text-neutral-700">{text}</span>
      <span className="mt-3 inline-flex items-center gap-1 font-semibold text-brand-700">
        {words} <Icon name="arrow-right" className="size-4" />
      </span>
    </Link>
  </li>
);
