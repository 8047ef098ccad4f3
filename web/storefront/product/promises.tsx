import { CardMarks } from '#web/blocks/cards/card-marks.tsx';
import { useSite } from '#web/data/site';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** How it arrives and is paid, and what the buyer may do if it was not what he wanted. */
export const Promises = () => {
  const { branches, promises, settings } = useSite().site;
  const lines: [IconName, string][] = [
    ['box', `Retiro sin costo en ${branches.map(({ name }) => name).join(' o ')}`],
    ['truck', `Envío a ${promises.delivery}`],
    ...settings.leadTimes.map(({ name, leadTime }): [IconName, string] => ['clock', `${name}: ${leadTime}`]),
    ['card', `Pagás como quieras: ${promises.payment}`],
    ['check', 'Tenés 5 días hábiles para arrepentirte de la compra (ley 17.250)'],
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
