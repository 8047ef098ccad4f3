import type { ReactNode } from 'react';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { useScreen } from '#web/blocks/use-screen';
import { unreachable } from '#web/data/call';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { Form, FormError, SubmitButton } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Posts what a mail reader's own button posts to this address. The refusal is a sentence. */
const unsubscribe = async () => {
  try {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const response = await fetch(window.location.pathname, { method: 'POST', body });
    return response.ok ? undefined : { error: await response.text() };
  } catch {
    return { error: unreachable };
  }
};

type Props = {
  title: string;
  /** The title once it has ended. */
  doneTitle: string;
  button: string;
  notice: string;
  /** How it begins again. */
  next: string;
  children: ReactNode;
};

/** Ends by the button what mails came by; opening the page changes nothing. */
export const EndByLink = ({ title, doneTitle, button, notice, next, children }: Props) => {
  const [isEnded, showEnded] = useScreen<object>('ended');
  const form = useForm({
    check: () => ({}),
    send: async () => {
      const refusal = await unsubscribe();
      if (!refusal) showEnded({}, { replace: true });
      return refusal;
    },
  });
  if (isEnded)
    return (
      <AccountPage title={doneTitle} isNext>
        <div role="status">
          <Notice tone="good">{notice}</Notice>
        </div>
        <p>{next}</p>
        <LinkButton to={paths.home} look="quiet">
          Ir a la tienda
        </LinkButton>
      </AccountPage>
    );
  return (
    <AccountPage title={title} withoutScript="">
      {children}
      <Form form={form}>
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <FormError />
        <SubmitButton className="noscript:hidden">{button}</SubmitButton>
        <noscript>
          <Button type="submit" className="w-full">
            {button}
          </Button>
        </noscript>
      </Form>
    </AccountPage>
  );
};
