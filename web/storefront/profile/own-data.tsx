import { useState } from 'react';
import type { User } from '#contract/accounts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Fact } from './fact.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { Section } from './section.tsx';

/** One's own names and document. The e-mail names the account, so it stays as it is. */
export const OwnData = ({ user }: { user: User }) => {
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const open = () => {
    setChanged(false);
    setOpen(true);
  };
  return (
    <Section title="Datos de la cuenta">
      <dl className="grid gap-3">
        <Fact label="Nombre" value={user.name} />
        {user.company && <Fact label="Razón social" value={user.company.name} />}
        {user.company && <Fact label="RUT" value={user.company.identifier} />}
        <Fact label="E-mail" value={user.email} />
      </dl>
      <div role="status" className="contents">
        {isChanged && <Notice tone="good">Tu contraseña quedó cambiada. Cerramos tus otras sesiones.</Notice>}
      </div>
      <Button look="quiet" className="sm:justify-self-start" onClick={open}>
        Cambiar la contraseña
      </Button>
      <PasswordDialog open={isOpen} onClose={() => setOpen(false)} onChanged={() => setChanged(true)} />
    </Section>
  );
};
