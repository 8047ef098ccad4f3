import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { askByWhatsapp } from './contact-links.ts';
import { type Asked, WhatsappChats } from './whatsapp-chats.tsx';

const WhatsappDialog = onDemand(async () => (await import('./whatsapp-dialog.tsx')).WhatsappDialog);

/** Asks a branch about a product or part: a chat with a greeting that names it. Without JavaScript the branches stand in place; of one among many they do on its page. */
export const WhatsappButton = ({ isOneOfMany = false, ...asked }: Asked & { isOneOfMany?: boolean }) => {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button look="quiet" className="noscript:hidden" aria-haspopup="dialog" onClick={() => setState('open')}>
        <Icon name="whatsapp" />
        {askByWhatsapp}
      </Button>
      {!isOneOfMany && (
        <div className="hidden noscript:block">
          <WhatsappChats {...asked} />
        </div>
      )}
      {state !== 'unused' && (
        <WhatsappDialog
          {...asked}
          open={state === 'open'}
          onClose={() => setState('closed')}
          onMissing={() => setState('unused')}
        />
      )}
    </>
  );
};
