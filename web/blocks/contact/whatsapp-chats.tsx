import { isPickedOwn, type PickedVehicle } from '#web/blocks/vehicle/picked-vehicle';
import { useSite } from '#web/data/site';
import { useVehicle, vehicleName } from '#web/data/vehicle';
import { buttonLook } from '#web/ui/button-look';
import { Icon } from '#web/ui/icon.tsx';

/** The subject of a chat. `path` is its page; `picked` is the vehicle for which it was looked for. */
export type Asked = {
  code: string;
  name: string;
  path: string;
  picked?: (PickedVehicle & { name: string }) | undefined;
};

/** A chat with each branch, its greeting written already: the code, the vehicle it is for, and the page. */
export const WhatsappChats = ({ code, name, path, picked, onChosen }: Asked & { onChosen?: () => void }) => {
  const { site, origin } = useSite();
  const vehicle = useVehicle();
  const isPart = site.kind === 'autoparts';
  const thing = `${isPart ? 'la autoparte' : 'el producto'} ${code} (${name})`;
  const own = vehicle ? ` para mi ${vehicleName(vehicle)}` : '';
  const wished = picked && !(vehicle && isPickedOwn(picked, vehicle)) ? ` para ${picked.name}` : own;
  const greeting = encodeURIComponent(`Hola, quiero consultar por ${thing}${isPart ? wished : ''}. ${origin}${path}`);
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {site.branches
        .filter(({ whatsapp }) => whatsapp)
        .map((branch) => (
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
