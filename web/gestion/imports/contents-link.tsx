import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Import } from '#contract/imports';
import { type ImportContents, importErrorsPath } from '#contract/plain/imports';
import { getFile, storeFile } from '#web/data/files';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { contentsName } from './import-words.ts';

type Props = { one: Pick<Import, 'id' | 'fileName'>; contents: ImportContents; children: string };

/** Stores rows of an import: those that it left out, to be mended and imported by themselves, or all with what becomes of each. */
export const ContentsLink = ({ one: { id, fileName }, contents, children }: Props) => {
  const [error, setError] = useState<string>();
  const store = async () => {
    const answer = await getFile(`${importErrorsPath}?id=${id}&contents=${contents}`);
    setError(answer.ok ? undefined : answer.error);
    if (answer.ok) storeFile(answer.file, contentsName(fileName, contents));
  };
  return (
    <Stack gap="xs" mt="xs" align="start">
      <Anchor component="button" type="button" size="sm" ta="left" onClick={() => void store()}>
        {children}
      </Anchor>
      <ErrorAlert text={error} />
    </Stack>
  );
};
