import { Button } from '#web/ui/button.tsx';

/** Another branch that has all of the order. */
export const PickUpAt = ({ name, onChoose }: { name: string; onChoose: () => void }) => (
  <Button look="quiet" onClick={onChoose}>
    Retirar todo en {name}
  </Button>
);
