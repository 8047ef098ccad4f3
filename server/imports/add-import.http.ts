import type { Limit } from '#contract/call';
import { importBytesMax, importUploadPath } from '#contract/plain/imports';
import type { Ctx } from '#server/ctx';
import { type DoorEntry, refuseAsJson } from '#server/http/door';
import { readFiles, type SentFile } from '#server/http/read-files';
import { fileNameOf } from '#server/imports/file-name';
import { importAnswer } from '#server/imports/import-answer';
import { addImport } from '#server/imports/imports.service';
import { Refusal } from '#server/refusal';

const bodyLimit = importBytesMax + 64 * 1024;
const ofAccount: Limit = { name: 'import.add', per: 'account', points: 60, seconds: 900, shared: true };
const most = { files: 1, fileBytes: importBytesMax, bodyBytes: bodyLimit, seconds: 300 };

const take = async (ctx: Ctx, request: Request) => {
  let file: SentFile | undefined;
  await readFiles(request, most, async (one) => {
    if (one.isCut) throw new Refusal('import.tooLarge');
    if (one.bytes.length > 0) file = one;
    // A page's form sends a nameless part of 0 bytes where no file was chosen.
    else if (one.name) throw new Refusal('import.empty');
  });
  if (!file) throw new Refusal('import.noFile');
  return addImport(ctx, { name: fileNameOf(file.name, 'planilla'), bytes: file.bytes });
};

/** POST /rest/import/add (docs/decisions/030-import-screens.md): a multipart form with a `file` in, the import out. */
export const addImportEntry: DoorEntry = {
  method: 'POST',
  path: importUploadPath,
  access: 'selOfSite',
  limit: { name: 'import.add.address', points: 120, seconds: 900, shared: true },
  bodyLimit,
  answer: importAnswer(ofAccount, take),
  refuse: refuseAsJson,
};
