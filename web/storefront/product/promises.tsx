import { formMessages } from '#contract/plain/form-messages';
import { CardMarks } from '#web/blocks/cards/card-marks.tsx';
import { useSite, useTakesOrders } from '#web/data/site';
import { Icon, type IconName } from '#web/ui/icon.tsx';

type Line = [icon: IconName, text: string];

const waysToBuy = (payment: string): Line[] => [
  ['card', `Pagás como quieras: ${payment}`],
  ['check', 'Tenés 5 días hábiles para arrepentirte de la compra (ley 17.250)'],
];
const closed: Line[] = [['alert', formMessages['order.closed']]];

/** How it arrives and is paid, and what the buyer may do if it was not what he wanted. */
export const Promises = () => {
  const { branches, promises, settings } = useSite().site;
  const lines: Line[] = [
    ['box', `Retiro sin costo en ${branches.map(({ name }) => name).join(' o ')}`],
    ['truck', `Envío a ${promises.delivery}`],
    ...settings.leadTimes.map(({ name, leadTime }): Line => ['clock', `${name}: ${leadTime}`]),
    ...(useTakesOrders() ? waysToBuy(promises.payment) : closed),
  ];
  return (
    <ul className="grid gap-2 text-sm text-neutral-700">
      {lines.map(([icon, text]) => (
        <li key={text} className="flex gap-2">
          <Icon name={icon} className="mt-px size-4.5 text-brand-700" />
          <span>
            {text}
            {icon === 'card' && settings.takesCards && <CardMarks />}
          </span>
        </li>
      ))}
    </ul>
  );
};
