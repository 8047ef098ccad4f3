import { useSite } from '#web/data/site';
import { Notice } from '#web/ui/notice.tsx';
import { ContactLink } from './contact/contact-link.tsx';

/** Says beside what is told of a mail that the shop cannot send it yet; nothing where it can. */
export const MailsWait = () =>
  useSite().sendsMail ? null : (
    <Notice tone="fair">
      La tienda todavía no puede mandar correos: el tuyo espera y sale en cuanto pueda. Si te apura,{' '}
      <ContactLink>llamanos</ContactLink>.
    </Notice>
  );
