import { Alert, List, Stack, Text } from '@mantine/core';
import type { Import, ImportFound } from '#contract/imports';
import { counted } from '#contract/plain/counted-text';
import { movedImport, tellsErrors, tellsOutcomes } from '#contract/plain/imports';
import { ContentsLink } from './contents-link.tsx';
import { GoneProducts } from './gone-products.tsx';
import { foundWords, ivaWords, lackingWords, madeWords, warningsOf } from './import-words.ts';
import { OutcomeList } from './outcome-list.tsx';

/** The outcome of a check: counts, things made beside products, warnings, and each row that is left out. */
export const FoundReport = ({ one, found, isDone }: { one: Import; found: ImportFound; isDone: boolean }) => {
  const lacking = movedImport(one.state, 'check') && lackingWords(found, one.file.form);
  // Those of columns that lack are asked above while they can be chosen.
  const listed = found.problemCount - found.lacking.count;
  return (
    <Stack gap="xs">
      {!isDone && <Text fw={600}>{foundWords(found, one.file.form)}</Text>}
      {!isDone && ivaWords(one.file) && <Text size="sm">{ivaWords(one.file)}</Text>}
      {!isDone && <OutcomeList outcomes={found.outcomes.filter(({ kind }) => kind !== 'gone')} />}
      {tellsErrors(one.state) &&
        found.outcomes
          .filter(({ kind }) => kind === 'gone')
          .map((of) => <GoneProducts key={of.kind} id={one.id} of={of} />)}
      {tellsErrors(one.state) && tellsOutcomes(one.file.form) && (
        <ContentsLink one={one} contents="outcomes">
          Descargar la planilla con qué pasa en cada fila
        </ContentsLink>
      )}
      {madeWords(found).map((words) => (
        <Text key={words} size="sm">
          {words}
        </Text>
      ))}
      {warningsOf(isDone ? { ...found, hidden: 0, removed: 0 } : found, one.file.form).map((words) => (
        <Alert key={words} color="yellow" p="xs">
          {words}
        </Alert>
      ))}
      {found.unmatchedCount > 0 && (
        <Alert color="yellow" p="xs" title={counted(found.unmatchedCount, 'imagen no entra', 'imágenes no entran')}>
          <List size="sm" style={{ maxHeight: 320, overflow: 'auto', overflowWrap: 'anywhere' }}>
            {found.unmatched.map(({ file, says }) => (
              <List.Item key={file}>
                «{file}»: {says}
              </List.Item>
            ))}
            {found.unmatchedCount > found.unmatched.length && (
              <List.Item>… y {(found.unmatchedCount - found.unmatched.length).toLocaleString('es-UY')} más</List.Item>
            )}
          </List>
        </Alert>
      )}
      {lacking && (
        <Alert color="yellow" p="xs" role="alert" title={lacking.title}>
          {lacking.text}
        </Alert>
      )}
      {listed > 0 && (
        <Alert color="red" p="xs" title={`${counted(listed, 'error', 'errores')}: esas filas quedan afuera`}>
          <List size="sm" style={{ maxHeight: 320, overflow: 'auto' }}>
            {found.problems.map(({ row, column, says }) => (
              <List.Item key={`${row} ${column} ${says}`}>
                {[row && `Fila ${row}`, column && `columna «${column}»`].filter(Boolean).join(', ')}: {says}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {found.problemCount > 0 && tellsErrors(one.state) && (
        <ContentsLink one={one} contents="errors">
          Descargar las filas con errores
        </ContentsLink>
      )}
    </Stack>
  );
};
