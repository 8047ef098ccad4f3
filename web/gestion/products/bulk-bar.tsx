import { Alert, Button, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Input, Output } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { call } from '#web/data/call';
import { Dialog } from '#web/panel/dialog.tsx';
import { onRequestNote } from '#web/panel/edit/price-doubt';
import { unreadIn } from '#web/panel/edit/unread';
import { eachScreen, useLeaving } from '#web/panel/edit/use-leaving';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { type Doubt, Question } from '#web/panel/question.tsx';
import { unbroken } from '#web/ui/unbroken';
import { BulkFields, type Change } from './bulk-fields.tsx';
import { useProductChoices } from './use-product-choices.ts';

type Sent = Input<'product/previewMany'>['change'];
type Which = Input<'product/previewMany'>['which'];
type Preview = Output<'product/previewMany'>['data'];
type Props = {
  which: Which;
  onDone: (changeId: string, changes: number) => void;
};

/** Changes many products: what, a look at what they become, and then all of them at once. */
export const BulkBar = ({ which, onDone }: Props) => {
  const queries = useQueryClient();
  const { brands, categories } = useProductChoices();
  const [change, setChange] = useState<Change>();
  const [preview, setPreview] = useState<Preview>();
  const [doubt, setDoubt] = useState<Doubt>();
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useLeaving(change !== undefined, eachScreen);
  const review = async () => {
    if (!change) return;
    const unread = unreadIn(change);
    if (unread) return setError(unread.error);
    if (change.percent === null) return setError(messages['field.percent']);
    setIsBusy(true);
    const answer = await call('product/previewMany', { which, change: change as Sent });
    setIsBusy(false);
    setError(answer.ok ? '' : (Object.values(answer.fields)[0] ?? answer.error));
    setPreview(answer.ok ? answer.data : undefined);
  };
  const apply = async ({ isSure = false } = {}) => {
    if (!change || !preview) return;
    const doubted = isSure ? undefined : doubtOf(preview);
    setDoubt(doubted);
    if (doubted) return;
    setIsBusy(true);
    const answer = await call('product/updateMany', { which, change: change as Sent, seen: preview.seen });
    setIsBusy(false);
    setPreview(undefined);
    if (!answer.ok) return setError(answer.error);
    await queries.invalidateQueries();
    onDone(answer.data.changeId, answer.data.changes);
  };
  return (
    <Paper withBorder p="sm">
      <Stack gap="sm">
        <Group align="end">
          <BulkFields brands={brands} categories={categories} change={change} onChange={setChange} />
          <Button onClick={review} loading={isBusy} disabled={!change}>
            Revisar
          </Button>
        </Group>
        <ErrorAlert text={error} />
      </Stack>
      {preview && (
        <Dialog
          title={
            preview.changes === 0 ? 'Ningún producto cambia con eso' : `Cambian ${preview.changes} de ${preview.found}`
          }
          size="lg"
          onClose={() => setPreview(undefined)}
          isBusy={isBusy}
          buttons={
            <>
              <Button variant="default" disabled={isBusy} onClick={() => setPreview(undefined)}>
                Cancelar
              </Button>
              <Button onClick={() => void apply()} loading={isBusy} disabled={preview.changes === 0} data-autofocus>
                {preview.changes === 1 ? 'Cambiar 1 producto' : `Cambiar ${preview.changes} productos`}
              </Button>
            </>
          }
        >
          {preview.onRequest > 0 && <Alert color="yellow">{onRequestOf(preview)}</Alert>}
          <PreviewTable preview={preview} />
          <Question asked={doubt} onBack={() => setDoubt(undefined)} onYes={() => void apply({ isSure: true })} />
        </Dialog>
      )}
    </Paper>
  );
};

const onRequestOf = ({ onRequest, changes }: Preview) =>
  `Quedan públicos sin precio ${onRequest} de ${changes}. ${onRequestNote}`;

/** The first of the sample is one of those that change by more than half. */
const doubtOf = (preview: Preview): Doubt | undefined => {
  const { big, changes, sample, onRequest } = preview;
  const [first] = sample;
  if (big > 0 && first)
    return {
      title: `¿De ${first.before} a ${first.after}?`,
      text: `${big} de ${changes} precios ${big === 1 ? 'cambia' : 'cambian'} más de la mitad. El primero es el de ${first.code}.`,
    };
  return onRequest > 0 ? { title: '¿Publicar sin precio?', text: onRequestOf(preview) } : undefined;
};

const wholeWords = { overflowWrap: 'normal' } as const;

const PreviewTable = ({ preview: { changes, sample } }: { preview: Preview }) => (
  <>
    {changes > 0 && (
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Producto</Table.Th>
            <Table.Th>Ahora</Table.Th>
            <Table.Th>Después</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sample.map(({ code, name, before, after }) => (
            <Table.Tr key={code}>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                {name}
                <Text size="xs" c="dimmed">
                  {code}
                </Text>
              </Table.Td>
              <Table.Td style={wholeWords}>{unbroken(before)}</Table.Td>
              <Table.Td style={wholeWords}>{unbroken(after)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    )}
    {changes > sample.length && <Text size="sm">… y {changes - sample.length} más.</Text>}
  </>
);
