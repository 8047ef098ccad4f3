import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type Asked, BranchChats } from './branch-chats.tsx';

const WhatsappDialog = lazy(async () => ({ default: (await import('./whatsapp-dialog.tsx')).WhatsappDialog }));

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
        <Suspense fallback={null}>
          <WhatsappDialog {...asked} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
};
