import { useState } from 'react';
import { call } from '#web/data/call';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = {
  email: string;
  /** Where the mail's link leads on to. */
  from: string | null;
};

/** Asks for a new activation link to that e-mail. */
export const ResendActivation = ({ email, from }: Props) => {
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | { error: string }>('idle');
  const send = async () => {
    setState('busy');
    const answer = await call('user/resendActivation', { email, from });
    setState(answer.ok ? 'sent' : { error: answer.error });
  };
  return (
    <div className="grid gap-3 sm:justify-items-start" role="status">
      {state === 'sent' ? (
        <Notice tone="good">Te va a llegar otro correo a {email}. El enlace anterior ya no sirve.</Notice>
      ) : (
        <Button look="quiet" busy={state === 'busy'} onClick={() => void send()}>
          Enviar otra vez el correo de activación
        </Button>
      )}
      {typeof state === 'object' && <Notice tone="bad">{state.error}</Notice>}
    </div>
  );
};
