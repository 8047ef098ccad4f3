import { Button, Text } from '@mantine/core';
import { Dialog } from '#web/panel/dialog.tsx';
import { ownEscape } from '#web/panel/own-escape';

/** A value that may be a slip of the hand: what is asked before it is stored, and what it would do. */
export type Doubt = { title: string; text: string };
type Props = { doubt: Doubt | undefined; onBack: () => void; onSure: () => void };

/** Asks about a doubt; Enter goes back. */
export const DoubtQuestion = ({ doubt, onBack, onSure }: Props) =>
  doubt && (
    <Dialog
      title={doubt.title}
      onClose={onBack}
      isOverAnother
      buttons={
        <>
          <Button variant="default" onClick={onBack} data-autofocus {...ownEscape(onBack)}>
            Corregir
          </Button>
          <Button onClick={onSure} {...ownEscape(onBack)}>
            Sí, guardar
          </Button>
        </>
      }
    >
      <Text size="sm">{doubt.text}</Text>
    </Dialog>
  );
