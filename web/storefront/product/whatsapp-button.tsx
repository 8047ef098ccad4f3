import { useState } from 'react';
import { useSite } from '#web/data/site';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-look';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = { code: string; name: string };

/** Asks a branch about a product: a chat with a greeting that names it. */
export const WhatsappButton = ({ code, name }: Props) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" className="noscript:hidden" onClick={() => setOpen(true)}>
        <Icon name="whatsapp" />
        Consultar por WhatsApp
      </Button>
      <noscript>
        <BranchLinks code={code} name={name} />
      </noscript>
      <Dialog open={open} onClose={close} title="Contactar por WhatsApp">
        <p className="mb-4 text-neutral-700">Elegí con qué local querés hablar.</p>
        <BranchLinks code={code} name={name} onChosen={close} />
      </Dialog>
    </>
  );
};

const BranchLinks = ({ code, name, onChosen }: Props & { onChosen?: () => void }) => {
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
