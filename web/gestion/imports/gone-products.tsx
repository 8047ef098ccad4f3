import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportOutcomes } from '#contract/imports';
import { counted } from '#contract/plain/counted-text';
import { call } from '#web/data/call';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { Question } from '#web/panel/question.tsx';
import { tell } from '#web/panel/toast.tsx';
import { undoMany } from '#web/panel/undo-many';
import { OutcomeDetails } from './outcome-list.tsx';

type Asked = { codes: string[]; changes: number; seen: string };
const change = { isPublic: false };

/** Products of the provider that the file lacks: told, and hidden by a press of its own. */
export const GoneProducts = ({ id, of }: { id: number; of: ImportOutcomes[number] }) => {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    const gone = await call('import/gone', { id });
    const codes = gone.ok ? gone.data.codes : [];
    const seen = gone.ok ? await call('product/previewMany', { which: { codes }, change }) : gone;
    setBusy(false);
    if (!seen.ok) return setError(seen.error);
    setError(seen.data.changes === 0 ? 'Ya están ocultos' : undefined);
    if (seen.data.changes > 0) setAsked({ codes, changes: seen.data.changes, seen: seen.data.seen });
  };
  const hide = async ({ codes, seen }: Asked) => {
    const answer = await call('product/updateMany', { which: { codes }, change, seen });
    if (!answer.ok) return answer.error;
    const { changeId, changes } = answer.data;
    setAsked(undefined);
    await queries.invalidateQueries();
    tell({
      text: changes === 1 ? 'Se ocultó 1 producto.' : `Se ocultaron ${changes} productos.`,
      undo: () => undoMany(changeId, queries),
    });
  };
  return (
    <>
      <Group justify="space-between" align="start">
        <OutcomeDetails of={of} />
        <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void look()}>
          Ocultarlos
        </Button>
      </Group>
      <ErrorAlert text={error} />
      <Question
        asked={
          asked && {
            title: `¿Ocultar ${counted(asked.changes, 'producto', 'productos')}?`,
            text: 'Dejan de verse en la tienda. Se puede deshacer.',
          }
        }
        isLoss
        action="Ocultar"
        onBack={() => setAsked(undefined)}
        onYes={() => asked && hide(asked)}
      />
    </>
  );
};
