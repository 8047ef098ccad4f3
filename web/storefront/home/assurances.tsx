import type { ReactNode } from 'react';
import { CardMarks } from '#web/blocks/cards/card-marks.tsx';
import { NearbyCities } from '#web/blocks/nearby-cities.tsx';
import { useSite } from '#web/data/site';
import { Icon, type IconName } from '#web/ui/icon.tsx';

type Line = { icon: IconName; title: string; text: string; more?: ReactNode };

/** The facts that a buyer wants to know before anything else: where, how it arrives and when, how it is paid, whom to ask. */
export const Assurances = () => {
  const { branches, contact, promises, settings } = useSite().site;
  const { pickup, sendsEverywhere, leadTimes } = settings;
  const collected: Line = {
    icon: 'pin',
    title: pickup?.isFree ? 'Retiro sin costo' : (pickup?.name ?? ''),
    text: branches.map(({ name }) => name).join(' o '),
  };
  const sent: Line = {
    icon: 'truck',
    title: sendsEverywhere ? 'Envíos a todo el país' : 'Envíos',
    text: promises.delivery,
    more: (
      <>
        {leadTimes.map(({ name, leadTime }) => (
          <span key={name} className="block text-neutral-600">{`${name}: ${leadTime}`}</span>
        ))}
        <NearbyCities />
      </>
    ),
  };
  const paid: Line = {
    icon: 'card',
    title: 'Pagás como quieras',
    text: promises.payment,
    more: settings.takesCards && <CardMarks />,
  };
  const lines: Line[] = [
    ...(pickup ? [collected] : []),
    ...(promises.delivery ? [sent] : []),
    ...(promises.payment ? [paid] : []),
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
