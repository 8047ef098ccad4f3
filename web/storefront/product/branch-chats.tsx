import { useSite } from '#web/data/site';
import { buttonLook } from '#web/ui/button-look';
import { Icon } from '#web/ui/icon.tsx';

export type Asked = { code: string; name: string };

/** A chat with each branch, its greeting written already. */
export const BranchChats = ({ code, name, onChosen }: Asked & { onChosen?: () => void }) => {
  const { branches } = useSite().site;
  const greeting = encodeURIComponent(`Hola, quiero consultar por el producto ${code} (${name}).`);
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {branches.map((branch) => (
        <li key={branch.code}>
          <a
            href={`https://wa.me/${branch.whatsapp}?text=${greeting}`}
            target="_blank"
            rel="noopener"
            onClick={onChosen}
            className={buttonLook('quiet', 'normal', 'w-full')}
          >
            <Icon name="whatsapp" />
            {branch.name}
          </a>
        </li>
      ))}
    </ul>
  );
};
