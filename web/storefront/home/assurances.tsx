import { useSite } from '#web/data/site';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** The facts that a buyer wants to know before anything else: where, how it arrives, how it is paid, whom to ask. */
export const Assurances = () => {
  const { branches, contact, promises } = useSite().site;
  const lines: { icon: IconName; title: string; text: string }[] = [
    { icon: 'pin', title: 'Retiro sin costo', text: branches.map(({ name }) => name).join(' o ') },
    { icon: 'truck', title: 'Envíos a todo el país', text: promises.delivery },
    { icon: 'card', title: 'Pagás como quieras', text: promises.payment },
    { icon: 'phone', title: 'Te asesoramos', text: contact.phone },
  ];
  return (
    <ul className="mx-auto mt-4 grid max-w-page grid-cols-2 gap-x-4 gap-y-3 px-4 lg:grid-cols-4">
      {lines.map(({ icon, title, text }) => (
        <li key={title} className="flex items-center gap-3 py-1">
          <Icon name={icon} className="size-7 text-brand-700" />
          <p className="text-sm leading-tight">
            <strong className="block font-semibold">{title}</strong>
            <span className="text-neutral-600">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
};
