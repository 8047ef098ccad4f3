import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Company } from '#contract/companies';
import type { Output } from '#contract/contract';
import { dateText, whenText } from '#contract/plain/date-text';
import { call } from '#web/data/call';
import { Question } from '#web/panel/question.tsx';
import { useCall } from '#web/panel/use-call';
import { MergeDialog } from './merge-dialog.tsx';
import type { MergeNote } from './merge-note.tsx';

type PastMerge = Output<'company/listMerges'>['data'][number];
type Props = { company: Company; onNote: (note: MergeNote) => void };

/** Offers administrators to merge a company with another one, and to undo a merge. */
export const CompanyMerges = ({ company, onNote }: Props) => {
  const queries = useQueryClient();
  const { data, error } = useCall('company/listMerges', { id: company.id });
  const [isMerging, setIsMerging] = useState(false);
  const [toUndo, setToUndo] = useState<PastMerge>();
  const undo = async ({ mergeId, name }: PastMerge) => {
    const answer = await call('company/undoMerge', { mergeId });
    void queries.invalidateQueries();
    if (!answer.ok) return answer.error;
    const { id, otherId, kept, returned } = answer.data;
    onNote({ id, text: `Se deshizo la unión: volvió «${name}».`, back: { id: otherId, name }, kept, returned });
    return setToUndo(undefined);
  };
  return (
    <Stack component="section" gap="xs" aria-label="Uniones">
      <Group justify="space-between">
        <Title order={2} size="h4">
          Uniones
        </Title>
        <Button size="xs" variant="default" onClick={() => setIsMerging(true)}>
          Unir con otra…
        </Button>
      </Group>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error.message}
        </Text>
      )}
      {data?.data.length === 0 && (
        <Text size="sm" c="dimmed">
          Si esta empresa está anotada dos veces, de las dos se hace una.
        </Text>
      )}
      {data?.data.map((merge) => (
        <Paper key={merge.mergeId} withBorder p="sm">
          <Group justify="space-between">
            <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Text size="sm" fw={600}>
                {merge.name} · {merge.identifier}
              </Text>
              <Text size="sm" c="dimmed">
                {merge.by ? `La unió ${merge.by}` : 'Se unió'} el {whenText(merge.at)}. Se puede deshacer hasta el{' '}
                {dateText(merge.until)}.
              </Text>
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={`Deshacer la unión con ${merge.name}`}
              onClick={() => setToUndo(merge)}
            >
              Deshacer
            </Button>
          </Group>
        </Paper>
      ))}
      {isMerging && (
        <MergeDialog
          company={company}
          onClose={() => setIsMerging(false)}
          onMerged={(note) => {
            setIsMerging(false);
            onNote(note);
          }}
        />
      )}
      {toUndo && (
        <Question
          asked={{
            title: `¿Deshacer la unión con «${toUndo.name}»?`,
            text: `Vuelve «${toUndo.name}» con los datos, la gente, las cuentas y los pedidos que tenía. En «${company.name}» queda lo que llegó después, y lo que alguien cambió desde entonces.`,
          }}
          isLoss
          action="Deshacer"
          onBack={() => setToUndo(undefined)}
          onYes={() => undo(toUndo)}
        />
      )}
    </Stack>
  );
};
