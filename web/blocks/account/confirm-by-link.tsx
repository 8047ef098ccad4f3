import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { useScreen } from '#web/blocks/use-screen';
import { Form, FormError, SubmitButton } from '#web/ui/form.tsx';
import { type FormRefusal, useForm } from '#web/ui/form-state';
import { Notice } from '#web/ui/notice.tsx';

type Props<T extends object> = {
  title: string;
  /** The title once it is confirmed. */
  doneTitle: string;
  button: string;
  /** Answers with what is shown once it is confirmed. */
  confirm: (key: string) => Promise<{ confirmed: T } | { refusal: FormRefusal }>;
  notice: string;
  next: (found: T) => ReactNode;
  children: ReactNode;
};

/** Confirms by the button, not by opening the page: programs that scan mails open links too. */
export const ConfirmByLink = <T extends object>({
  title,
  doneTitle,
  button,
  confirm,
  notice,
  next,
  children,
}: Props<T>) => {
  const { key = '' } = useParams();
  const [found, show] = useScreen<T>('confirmed');
  const form = useForm({
    check: () => ({}),
    send: async () => {
      const answer = await confirm(key);
      if ('refusal' in answer) return answer.refusal;
      show(answer.confirmed, { replace: true });
      return undefined;
    },
  });
  if (found)
    return (
      <AccountPage title={doneTitle} isNext>
        <div role="status">
          <Notice tone="good">{notice}</Notice>
        </div>
        {next(found)}
      </AccountPage>
    );
  return (
    <AccountPage title={title} withoutScript="Para confirmar hace falta JavaScript. Activalo en tu navegador.">
      {children}
      <Form form={form}>
        <FormError />
        <SubmitButton>{button}</SubmitButton>
      </Form>
    </AccountPage>
  );
};
