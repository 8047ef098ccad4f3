import { importMessages } from '#contract/plain/import-messages';
import { importBytesMax, importUploadPath } from '#contract/plain/imports';
import { type Answer, failure, readAnswer, unreachable } from '#web/data/call';
import { sendAs } from '#web/data/files';

/** Sends a spreadsheet; the import that it became, or why not. */
export const uploadImport = async (file: File): Promise<Answer<'import/find'>> => {
  if (file.size > importBytesMax) return failure(413, importMessages['import.tooLarge']);
  const body = new FormData();
  body.append('file', file, file.name);
  try {
    return await readAnswer('import/find', await sendAs(importUploadPath, { method: 'POST', body }));
  } catch {
    return failure(0, unreachable);
  }
};
