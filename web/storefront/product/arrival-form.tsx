import { useEffect, useRef, useState } from 'react';
import { arrivalConsent } from '#contract/plain/arrival-consent';
import { call } from '#web/data/call';
import { emailErrors } from '#web/data/field-checks';
import { useSession } from '#web/data/session';
import { Form, FormError, FormField, SubmitButton } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** It was pressed for: asks at once for who is signed in, and others for their e-mail. */
export const ArrivalForm = ({ code }: { code: string }) => {
  const isOwn = useSession().token !== '';
  const [told, setTold] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const form = useForm({
    check: (values) => (isOwn ? {} : emailErrors(values)),
    send: async ({ email = '' }) => {
      const answer = isOwn
        ? await call('arrival/addOwn', { code })
        : await call('arrival/add', { code, email: email.trim() });
      if (!answer.ok) return answer;
      box.current?.focus();
      setTold(
        'email' in answer
          ? `Te avisamos a ${answer.email} cuando llegue.`
          : `Te mandamos un correo a ${email.trim()} para confirmar. Abrilo y tocá «Confirmar el aviso».`,
      );
      return undefined;
    },
  });
  useEffect(() => {
    if (isOwn) box.current?.querySelector('form')?.requestSubmit();
    else box.current?.querySelector('input')?.focus();
  }, [isOwn]);
  return (
    <div ref={box} tabIndex={-1} className="mt-3 outline-none">
      <div role="status">{told && <Notice tone="good">{told}</Notice>}</div>
      {!told && (
        <Form form={form} className="gap-2">
          {!isOwn && (
            <FormField name="email" label="E-mail" hint={arrivalConsent.text} required>
              <TextInput type="email" inputMode="email" autoComplete="email" maxLength={254} />
            </FormField>
          )}
          <FormError />
          <SubmitButton look="quiet">Avisame cuando llegue</SubmitButton>
        </Form>
      )}
    </div>
  );
};
