import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { ContactLink } from '#web/blocks/contact/contact-link.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The link confirms nothing. */
export const Failed = ({ error }: { error: string }) => (
  <AccountPage title="No pudimos confirmar tu compra" isNext>
    <div role="alert">
      <Notice tone="bad">{error}</Notice>
    </div>
    <ContactLink className="justify-self-start">Escribinos</ContactLink>
  </AccountPage>
);
