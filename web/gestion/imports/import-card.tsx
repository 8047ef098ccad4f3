import { Alert, Anchor, Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ImportHow } from '#contract/imports';
import { importStates, isRunningImport, movedImport, partsNounsOf } from '#contract/plain/imports';
import { call } from '#web/data/call';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { Question } from '#web/panel/question.tsx';
import { useCall } from '#web/panel/use-call';
import { FoundReport } from './found-report.tsx';
import { ImportPictures } from './import-pictures.tsx';
import {
  askedCode,
  asksCode,
  hiddenCount,
  hiddenWords,
  outcomeWords,
  progressWords,
  writtenWords,
} from './import-words.ts';
import { ReadingForm } from './reading-form.tsx';

const everySecond = 1 / 60;
const hiddenProducts = '/gestion/productos?estado=ocultos';

/** One import: how its file is read, what it would do, how far it is, what became of it. */
export const ImportCard = ({ id }: { id: number }) => {
  const queries = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [asksUndo, setAsksUndo] = useState(false);
  /** The form says something else by now than these rules, which were checked. */
  const [uncheckedHow, setUncheckedHow] = useState<string>();
  const found = useCall('import/find', { id }, isRunning ? { everyMinutes: everySecond } : {});
  const one = found.data?.data.id === id ? found.data.data : undefined;
  const runs = one !== undefined && isRunningImport(one.state);
  if (runs !== isRunning) setRunning(runs);
  const state = one?.state;
  useEffect(() => {
    if (state) void queries.invalidateQueries({ queryKey: ['import/list'] });
  }, [queries, state]);
  const refresh = () => queries.invalidateQueries({ queryKey: ['import/find'] });
  const act = async (path: 'import/check' | 'import/write' | 'import/undo' | 'import/cancel', how?: ImportHow) => {
    setBusy(true);
    const isCheck = path === 'import/check';
    // A change meanwhile asks for the next check.
    if (isCheck) setUncheckedHow(undefined);
    const answer = await call(path, { id, ...(how && { how }) });
    if (isCheck && !answer.ok) setUncheckedHow((now) => now ?? uncheckedHow);
    setError(answer.ok ? undefined : answer.error);
    await refresh();
    setBusy(false);
  };
  if (!one || !state) return <ErrorAlert text={found.error?.message} />;
  const { progress, report } = one;
  const how = JSON.stringify(one.how);
  const isUnchecked = uncheckedHow === how;
  const hasSheet = one.file.form !== 'pictures';
  const canUndo = partsNounsOf(one.file.form) === undefined;
  const writes = report ? report.created + report.changed : 0;
  return (
    <Paper component="section" withBorder p="md" aria-label={one.fileName}>
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
            {one.fileName}
          </Title>
          <Text size="sm" role="status">
            {one.isCancelling ? 'Cortando…' : importStates[state].label}
          </Text>
        </Group>
        <ErrorAlert text={error ?? (asksCode(one) ? undefined : (one.problem ?? undefined))} />
        {asksCode(one) && (
          <Alert color="yellow" role="alert" title="¿Cuál columna es el código?">
            {askedCode(one.file)}
          </Alert>
        )}
        {runs && (
          <Stack gap="xs">
            <Progress
              aria-label="Avance"
              value={progress?.total ? (100 * progress.done) / progress.total : 100}
              animated
            />
            <Group justify="space-between">
              <Text size="sm">{progress ? progressWords(progress) : 'Empezando…'}</Text>
              <Button variant="default" disabled={one.isCancelling || isBusy} onClick={() => void act('import/cancel')}>
                Cortar
              </Button>
            </Group>
          </Stack>
        )}
        <ImportPictures one={one} onSent={refresh} />
        {movedImport(state, 'check') && hasSheet && (
          <ReadingForm
            key={`${state} ${how}`}
            one={one}
            isBusy={isBusy}
            onType={() => setUncheckedHow(how)}
            onCheck={(typed) => void act('import/check', typed)}
          />
        )}
        {outcomeWords(one) && <Text fw={600}>{outcomeWords(one)}</Text>}
        {hiddenCount(one) > 0 && (
          <Text>
            {hiddenWords(hiddenCount(one))}{' '}
            <Anchor component={Link} to={hiddenProducts}>
              Ver los productos ocultos
            </Anchor>
          </Text>
        )}
        {report && !runs && <FoundReport one={one} found={report} isDone={outcomeWords(one) !== ''} />}
        {movedImport(state, 'write') && writes > 0 && !canUndo && (
          <Text>Una lista de autopartes se importa sin vuelta atrás: no se puede deshacer.</Text>
        )}
        {movedImport(state, 'write') && writes > 0 && isUnchecked && (
          <Text role="status">Cambiaste algo desde la revisión: revisá de nuevo antes de importar.</Text>
        )}
        <Group justify="flex-end">
          {movedImport(state, 'check') && !hasSheet && (
            <Button
              variant={state === 'checked' ? 'default' : 'filled'}
              loading={isBusy}
              onClick={() => void act('import/check')}
            >
              {state === 'checked' ? 'Revisar de nuevo' : 'Revisar'}
            </Button>
          )}
          {movedImport(state, 'write') && writes > 0 && (
            <Button loading={isBusy} disabled={isUnchecked} onClick={() => void act('import/write', one.how)}>
              Importar {writtenWords(writes, one.file.form)}
            </Button>
          )}
          {movedImport(state, 'undo') && canUndo && (one.written ?? 0) > 0 && (
            <Button variant="default" disabled={isBusy} onClick={() => setAsksUndo(true)}>
              Deshacer la importación
            </Button>
          )}
        </Group>
        <Question
          asked={
            asksUndo
              ? {
                  title: `¿Deshacer «${one.fileName}»?`,
                  text: 'Vuelve lo de antes, salvo lo que alguien cambió después. Los productos que creó quedan ocultos, con sus imágenes; las otras que trajo se quitan.',
                }
              : undefined
          }
          isLoss
          action="Deshacer"
          onBack={() => setAsksUndo(false)}
          onYes={() => {
            setAsksUndo(false);
            void act('import/undo');
          }}
        />
      </Stack>
    </Paper>
  );
};
