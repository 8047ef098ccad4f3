import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { type Asked, BranchChats } from './branch-chats.tsx';

const WhatsappDialog = onDemand(async () => (await import('./whatsapp-dialog.tsx')).WhatsappDialog);

/** Asks a branch about a product: a chat with a greeting that names it. Without JavaScript the branches stand in place. */
export const WhatsappButton = (asked: Asked) => {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button look="quiet" className="noscript:hidden" aria-haspopup="dialog" onClick={() => setState('open')}>
        <Icon name="whatsapp" />
        Consultar por WhatsApp
      </Button>
      <div className="hidden noscript:block">
        <BranchChats {...asked} />
      </div>
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
