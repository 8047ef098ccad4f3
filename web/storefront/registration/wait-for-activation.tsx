import { useState } from 'react';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { ResendActivation } from '#web/blocks/account/resend-activation.tsx';
import { MailsWait } from '#web/blocks/mails-wait.tsx';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type Credentials, useActivation } from './use-activation.ts';

type Props = {
  email: string;
  /** The credentials just registered; undefined after a reload. */
  credentials: Credentials | undefined;
  /** Where it leads back to. */
  from: string | null;
  onCorrect: () => void;
};

/** After a registration: asks to look at the e-mail, and goes on by itself once the account is active. */
export const WaitForActivation = ({ email, credentials, from, onCorrect }: Props) => {
  const [own] = useState(() => (credentials?.email === email ? credentials : { email, password: '' }));
  const waits = useActivation(own);
  return (
    <AccountPage title="Revisá tu correo" isNext>
      <div role="status" className="grid gap-3">
        <Notice tone="good">
          Te va a llegar un correo a <strong>{email}</strong> para activar tu cuenta.
        </Notice>
        <MailsWait />
      </div>
      <p>
        Abrí el enlace del correo y confirmá ahí.{' '}
        {waits
          ? 'Podés dejar esta página abierta: cuando la cuenta quede activa, seguís desde acá.'
          : 'Después ingresá.'}
      </p>
      {!waits && <LinkButton to={paths.login(from ?? undefined)}>Ingresar</LinkButton>}
      <h2 className="text-lg font-semibold">¿No llegó?</h2>
      <p>Puede demorar unos minutos. Fijate también en el correo no deseado.</p>
      <div className="grid gap-3 sm:justify-items-start">
        <ResendActivation email={email} from={from} />
        <Button look="quiet" onClick={onCorrect}>
          Corregir el e-mail
        </Button>
      </div>
    </AccountPage>
  );
};
