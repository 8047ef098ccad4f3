import { useParams } from 'react-router';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { call } from '#web/data/call';
import { emailErrors } from '#web/data/field-checks';
import { pageMeta } from '#web/data/page-meta';
import { Form, FormError, FormField, SubmitButton } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Route } from './+types/first-administrator-page.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Tu cuenta para administrar la tienda', noindex: true });

/** A page by a secret address is not kept. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** Makes the first administrator of an empty shop, by the link that its start prints. */
const FirstAdministratorPage = () => {
  const { key = '' } = useParams();
  const form = useForm({
    check: (values) => emailErrors(values),
    send: async ({ email = '' }) => {
      const answer = await call('user/addFirstAdministrator', { key, email });
      if (!answer.ok) return { error: answer.error, fields: answer.fields };
      // The link is used up: the way back leads past it.
      window.location.replace(answer.data.path);
      return undefined;
    },
  });
  return (
    <AccountPage title="Tu cuenta para administrar la tienda">
      <p>
        Con este correo vas a ingresar a la gestión de la tienda. En el paso que sigue elegís tu contraseña: hacela
        larga, con ella se maneja todo.
      </p>
      <Form form={form}>
        <FormField name="email" label="E-mail" required>
          <TextInput type="email" inputMode="email" autoComplete="email" maxLength={254} />
        </FormField>
        <FormError />
        <SubmitButton>Seguir</SubmitButton>
      </Form>
    </AccountPage>
  );
};
export default FirstAdministratorPage;
