import { Button } from '#web/ui/button.tsx';
import { SubmitButton } from '#web/ui/form.tsx';

/** The buttons under a form in a dialog. */
export const DialogButtons = ({ submit, onCancel }: { submit: string; onCancel: () => void }) => (
  <div className="flex flex-wrap justify-end gap-3">
    <Button look="plain" onClick={onCancel}>
      Cancelar
    </Button>
    <SubmitButton>{submit}</SubmitButton>
  </div>
);
