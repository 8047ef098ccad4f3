import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tag } from '#web/ui/tag.tsx';

type Props = {
  /** How buttons name it: 'el teléfono 099 123 456'. */
  name: string;
  isDefault: boolean;
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
  children: ReactNode;
};

/** One phone or address with what can be done with it. */
export const ContactItem = ({ name, isDefault, busy, onEdit, onDelete, onMakeDefault, children }: Props) => {
  const [asks, setAsks] = useState(false);
  const remove = () => {
    setAsks(false);
    onDelete();
  };
  return (
    <li className="grid gap-1 border-t border-neutral-200 pt-3 first:border-0 first:pt-0">
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow py-2">{children}</div>
        <IconButton icon="edit" label={`Editar ${name}`} disabled={busy} onClick={onEdit} />
        <IconButton icon="trash" label={`Eliminar ${name}`} disabled={busy} onClick={() => setAsks(true)} />
      </div>
      <div className="flex min-h-9 items-center">
        {isDefault ? (
          <Tag tone="brand">Por defecto</Tag>
        ) : (
          <Button look="plain" size="small" className="-ml-3" disabled={busy} onClick={onMakeDefault}>
            <span>
              Usar por defecto<span className="sr-only"> {name}</span>
            </span>
          </Button>
        )}
      </div>
      <Dialog open={asks} onClose={() => setAsks(false)} title={`¿Eliminar ${name}?`}>
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button look="plain" onClick={() => setAsks(false)}>
            Cancelar
          </Button>
          <Button look="danger" onClick={remove}>
            Eliminar
          </Button>
        </div>
      </Dialog>
    </li>
  );
};
