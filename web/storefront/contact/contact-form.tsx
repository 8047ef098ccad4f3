import { useState } from 'react';
import { call } from '#web/data/call';
import { emailErrors, missingFields, phoneErrors } from '#web/data/field-checks';
import { useUser } from '#web/data/user';
import { Form, FormError, FormField, SubmitButton } from '#web/ui/form.tsx';
import { type FormValues, useForm } from '#web/ui/form-state';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const check = (values: FormValues) => ({
  ...missingFields(values, ['name', 'subject', 'message']),
  ...phoneErrors(values),
  ...emailErrors(values),
});

/** Writes to the shop, filled with what an account says; emptied once the message went out, and kept as it is where it did not. */
export const ContactForm = () => {
  const [sentTo, setSentTo] = useState('');
  const user = useUser();
  const own = user?.person ?? user?.company;
  const form = useForm({
    check,
    send: async ({ name = '', phone = '', email = '', subject = '', message = '' }) => {
      setSentTo('');
      const answer = await call('utils/email/sendContact', { name, phone, email, subject, message });
      if (!answer.ok) return answer;
      setSentTo(email.trim());
      return undefined;
    },
    clears: true,
  });
  return (
    <Form form={form}>
      <FormField name="name" label="Nombre" required>
        <TextInput
          autoComplete="name"
          maxLength={120}
          defaultValue={user ? `${user.firstName} ${user.lastName}` : ''}
        />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="phone" label="Teléfono" required>
          <TextInput
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            defaultValue={own?.phones[0]?.phone ?? ''}
          />
        </FormField>
        <FormField name="email" label="E-mail" required>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={user?.email ?? ''}
          />
        </FormField>
      </div>
      <FormField name="subject" label="Asunto" required>
        <TextInput maxLength={150} />
      </FormField>
      <FormField name="message" label="Mensaje" required>
        <TextArea rows={6} maxLength={4000} />
      </FormField>
      <p className="text-sm text-neutral-600">Usamos estos datos solo para responderte.</p>
      <FormError />
      <div role="status" className="contents">
        {sentTo && (
          <Notice tone="good">
            Recibimos tu mensaje. Te respondemos a <strong>{sentTo}</strong>, en el horario de atención.
          </Notice>
        )}
      </div>
      <SubmitButton className="sm:justify-self-start">Enviar el mensaje</SubmitButton>
    </Form>
  );
};
