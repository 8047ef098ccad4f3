import { Anchor, Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { countLinesMax } from '#contract/stock';
import { pageMeta } from '#web/data/page-meta';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { panelPaths } from '#web/panel/panel-paths';
import { Question } from '#web/panel/question.tsx';
import { tell } from '#web/panel/toast.tsx';
import { useUnsaved } from '#web/panel/unsaved';
import { useCall } from '#web/panel/use-call';
import { useScans } from '#web/panel/use-scans';
import type { Route } from './+types/count-page.ts';
import { CountEntry } from './count-entry.tsx';
import { withCounted, withTyped } from './count-lines.ts';
import { CountReview } from './count-review.tsx';
import { CountTable } from './count-table.tsx';
import { readRows, useCount } from './use-count.ts';

const title = 'Recuento';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const CountPage = () => {
  const queries = useQueryClient();
  const options = useCall('order/options', {});
  const branches = options.data?.data.branches ?? [];
  const { branchCode, setBranch, lines, setLines, note, setNote, clear, save } = useCount();
  const [isReviewed, setIsReviewed] = useState(false);
  const [discards, setDiscards] = useState(false);
  const [failure, setFailure] = useState('');
  const entry = useRef<HTMLInputElement>(null);
  const scans = useScans(entry, (text) => readRows(text, branchCode));
  const [refused, setRefused] = useState('');
  // It waits in this tab for who looks at another screen, no longer than the tab.
  useUnsaved(lines.length > 0);

  const store = async () => {
    const error = await save();
    setFailure(error);
    if (!error)
      tell({
        text: `Se guardó el recuento de ${lines.length} ${lines.length === 1 ? 'producto' : 'productos'}`,
        to: panelPaths.stockHistory,
      });
    setIsReviewed(false);
    await queries.invalidateQueries();
  };
  const review = () => {
    setRefused(scans.missing);
    if (scans.missing) return entry.current?.focus();
    const unread = lines.find((line) => line.unread)?.unread;
    setFailure(unread?.error ?? '');
    setIsReviewed(!unread);
  };
  const discard = () => {
    clear();
    setDiscards(false);
  };
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Anchor component={Link} to={panelPaths.stock} size="sm">
          Volver al stock
        </Anchor>
      </Group>
      <Group align="start">
        <Select
          label="Sucursal"
          placeholder="¿Dónde contás?"
          w={200}
          disabled={lines.length > 0 || scans.missing !== ''}
          error={lostAnswer(options)}
          data={branches.map(({ code, name }) => ({ value: code, label: name }))}
          value={branchCode || null}
          onChange={(code) => setBranch(code ?? '')}
        />
        {branchCode && lines.length < countLinesMax && (
          <CountEntry
            input={entry}
            scans={scans}
            error={
              scans.missing && refused === scans.missing
                ? `Falta anotar «${refused}»: anotá cuántos hay o descartalo`
                : undefined
            }
            countedOf={(code) => lines.find((line) => line.code === code)?.counted}
            onCount={(row, units) => setLines((old) => withCounted(old, row, units))}
          />
        )}
      </Group>
      {lines.length >= countLinesMax && <Text>Guardá estos {countLinesMax} antes de seguir.</Text>}
      <ErrorAlert text={failure} />
      {lines.length > 0 && (
        <>
          <CountTable
            lines={lines}
            onChange={(code, typed) => setLines((old) => withTyped(old, code, typed))}
            onRemove={(code) => setLines((old) => old.filter((line) => line.code !== code))}
          />
          <Group justify="space-between">
            <Button variant="subtle" color="red" onClick={() => setDiscards(true)}>
              Descartar todo
            </Button>
            <Button onClick={review}>Ver diferencias y guardar</Button>
          </Group>
        </>
      )}
      {discards && (
        <Question
          asked={{
            title: 'Descartar el recuento',
            text: `Se pierde lo que anotaste de ${lines.length} ${lines.length === 1 ? 'producto' : 'productos'}.`,
          }}
          isLoss
          action="Descartar"
          onBack={() => setDiscards(false)}
          onYes={discard}
        />
      )}
      {isReviewed && (
        <CountReview lines={lines} note={note} onNote={setNote} onSave={store} onClose={() => setIsReviewed(false)} />
      )}
    </Stack>
  );
};
export default CountPage;
