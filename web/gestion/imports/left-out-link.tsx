import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Import } from '#contract/imports';
import { importErrorsPath } from '#contract/plain/imports';
import { getFile, storeFile } from '#web/data/files';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { errorsName } from './import-words.ts';

/** Stores the rows that an import left out, to be mended and imported by themselves. */
export const LeftOutLink = ({ one: { id, fileName } }: { one: Pick<Import, 'id' | 'fileName'> }) => {
  const [error, setError] = useState<string>();
  const store = async () => {
    const answer = await getFile(`${importErrorsPath}?id=${id}`);
    setError(answer.ok ? undefined : answer.error);
    if (answer.ok) storeFile(answer.file, errorsName(fileName));
  };
  return (
    <Stack gap="xs" mt="xs" align="start">
      <Anchor component="button" type="button" size="sm" onClick={() => void store()}>
        Descargar las filas con errores
      </Anchor>
      <ErrorAlert text={error} />
    </Stack>
  );
};
