import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';

const ArrivalForm = onDemand(async () => (await import('./arrival-form.tsx')).ArrivalForm);

/** Has a mailbox told once the product is in stock. Few press it: what it asks is fetched then. */
export const Arrival = ({ code }: { code: string }) => {
  const [isAsked, setIsAsked] = useState(false);
  const button = (
    <Button look="quiet" className="mt-3 w-full noscript:hidden" busy={isAsked} onClick={() => setIsAsked(true)}>
      <Icon name="mail" />
      Avisame cuando llegue
    </Button>
  );
  return isAsked ? <ArrivalForm code={code} waiting={button} onMissing={() => setIsAsked(false)} /> : button;
};
