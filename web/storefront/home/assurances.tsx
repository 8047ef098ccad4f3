import type { ReactNode } from 'react';
import { listText } from '#contract/plain/list-text';
import { CardMarks } from '#web/blocks/cards/card-marks.tsx';
import { useSite } from '#web/data/site';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { readHome } from './read-home.ts';

type Props = Pick<Awaited<ReturnType<typeof readHome>>, 'nearby'>;

/** The facts that a buyer wants to know before anything else: where, how it arrives and when, how it is paid, whom to ask. */
export const Assurances = ({ nearby }: Props) => {
  const { branches, contact, promises, settings } = useSite().site;
  const lines: { icon: IconName; title: string; text: string; more?: ReactNode }[] = [
    { icon: 'pin', title: 'Retiro sin costo', text: branches.map(({ name }) => name).join(' o ') },
    {
      icon: 'truck',
      title: 'Envíos a todo el país',
      text: promises.delivery,
      more: (
        <>
          {settings.leadTimes.map(({ name, leadTime }) => (
            <span key={name} className="block text-neutral-600">{`${name}: ${leadTime}`}</span>
          ))}
          {nearby && nearby.cities.length > 0 && (
            <details className="text-neutral-600">
              <summary className="py-1">{nearby.name}</summary>
              {listText(nearby.cities)}.
            </details>
          )}
        </>
      ),
    },
    {
      icon: 'card',
      title: 'Pagás como quieras',
      text: promises.payment,
      more: settings.takesCards && <CardMarks />,
    },
    { icon: 'phone', title: 'Te asesoramos', text: contact.phone },
  ];
  return (
    <ul className="mx-auto mt-4 grid max-w-page grid-cols-2 gap-x-4 gap-y-3 px-4 lg:grid-cols-4">
      {lines.map(({ icon, title, text, more }) => (
        <li key={title} className="flex items-center gap-3 py-1">
          <Icon name={icon} className="size-7 text-brand-700" />
          <div className="text-sm leading-tight">
            <strong className="block font-semibold">{title}</strong>
            <span className="text-neutral-600">{text}</span>
            {more}
          </div>
        </li>
      ))}
    </ul>
  );
};
