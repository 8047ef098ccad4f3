import { formMessages } from '#contract/plain/form-messages';
import { CardMarks } from '#web/blocks/cards/card-marks.tsx';
import { NearbyCities } from '#web/blocks/nearby-cities.tsx';
import { useSite, useTakesOrders } from '#web/data/site';
import { Icon, type IconName } from '#web/ui/icon.tsx';

type Line = [icon: IconName, text: string];

const waysToBuy = (payment: string): Line[] => [
  ...(payment ? [['card', `Pagás como quieras: ${payment}`] satisfies Line] : []),
  ['check', 'Tenés 5 días hábiles para arrepentirte de la compra (ley 17.250)'],
];
const closed: Line[] = [['alert', formMessages['order.closed']]];

/** How it arrives and is paid, and what the buyer may do if it was not what he wanted. */
export const Promises = () => {
  const { branches, promises, settings } = useSite().site;
  const { pickup, leadTimes } = settings;
  const shops = branches.map(({ name }) => name).join(' o ');
  const lines: Line[] = [
    ...(pickup ? [['box', `${pickup.isFree ? 'Retiro sin costo' : 'Retiro'} en ${shops}`] satisfies Line] : []),
    ...(promises.delivery ? [['truck', `Envíos: ${promises.delivery}`] satisfies Line] : []),
    ...leadTimes.map(({ name, leadTime }): Line => ['clock', `${name}: ${leadTime}`]),
    ...(useTakesOrders() ? waysToBuy(promises.payment) : closed),
  ];
  return (
    <ul className="grid gap-2 text-sm text-neutral-700">
      {lines.map(([icon, text]) => (
        <li key={text} className="flex gap-2">
          <Icon name={icon} className="mt-px size-4.5 text-brand-700" />
          <div>
            {text}
            {icon === 'truck' && <NearbyCities />}
            {icon === 'card' && settings.takesCards && <CardMarks />}
          </div>
        </li>
      ))}
    </ul>
  );
};
