import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { ResendActivation } from '#web/blocks/account/resend-activation.tsx';
import { paths } from '#web/paths';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Credentials } from './registration-form.tsx';
import { useActivation } from './use-activation.ts';

/** After a registration: asks to look at the e-mail, and goes on by itself once the account is active. */
export const WaitForActivation = ({ credentials }: { credentials: Credentials }) => {
  const waits = useActivation(credentials);
  return (
    <AccountPage title="Revisá tu correo">
      <div role="status">
        <Notice tone="good">
          Te enviamos un correo a <strong className="break-words">{credentials.email}</strong> para activar tu cuenta.
        </Notice>
      </div>
      <p>
        Abrí el enlace del correo y confirmá ahí.{' '}
        {waits
          ? 'Podés dejar esta página abierta: cuando la cuenta quede activa, seguís desde acá.'
          : 'Después ingresá.'}
      </p>
      {!waits && <LinkButton to={paths.login()}>Ingresar</LinkButton>}
      <h2 className="text-lg font-semibold">¿No llegó?</h2>
      <p>Puede demorar unos minutos. Fijate también en el correo no deseado.</p>
      <ResendActivation email={credentials.email} />
    </AccountPage>
  );
};
