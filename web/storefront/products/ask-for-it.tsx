import { askByWhatsapp, whatsappLink } from '#web/blocks/contact/contact-links';
import { useSite } from '#web/data/site';
import { buttonLook } from '#web/ui/button-look';
import { Icon } from '#web/ui/icon.tsx';

/** A chat with the first branch that has one, about what was not found. */
export const AskForIt = ({ text }: { text: string | undefined }) => {
  const number = useSite().site.branches.find(({ whatsapp }) => whatsapp)?.whatsapp;
  if (!number) return null;
  const greeting = `Hola, no encontré ${text ? `"${text}"` : 'lo que busco'} en la tienda. ¿Lo tienen?`;
  return (
    <a href={whatsappLink(number, greeting)} target="_blank" rel="noopener" className={buttonLook('quiet')}>
      <Icon name="whatsapp" />
      {askByWhatsapp}
    </a>
  );
};
