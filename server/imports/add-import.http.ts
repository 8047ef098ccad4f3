import type { Limit } from '#contract/call';
import { importBytesMax, importUploadPath } from '#contract/plain/imports';
import type { Ctx } from '#server/ctx';
import { membersOf, successText } from '#server/http/answer';
import { type DoorEntry, jsonReply, refuseAsJson } from '#server/http/door';
import { withinLimit } from '#server/http/limits';
import { readFiles, type SentFile } from '#server/http/read-files';
import { openTurns } from '#server/images/turns';
import { fileNameOf } from '#server/imports/file-name';
import { addImport } from '#server/imports/imports.service';
import { Refusal } from '#server/refusal';

const bodyLimit = importBytesMax + 64 * 1024;
const ofAccount: Limit = { name: 'import.add', per: 'account', points: 60, seconds: 900, shared: true };
// Each holds a file in memory while it is read; the others wait, which stops their senders.
const atOnce = openTurns(2);
const most = { files: 1, fileBytes: importBytesMax, bodyBytes: bodyLimit, seconds: 300 };

/** POST /rest/import/add (docs/decisions/030-import-screens.md): a multipart form with a `file` in, the import out. */
export const addImportEntry: DoorEntry = {
  method: 'POST',
  path: importUploadPath,
  access: 'selOfSite',
  limit: { name: 'import.add.address', points: 120, seconds: 900, shared: true },
  bodyLimit,
  answer: (ctx, { request }) =>
    withinLimit(ctx.limits, ofAccount, ctx.session?.guid ?? '', async () => {
      const data = await atOnce.take(() => take(ctx, request));
      return { ...jsonReply(200, {}), body: successText(membersOf('import/find', { data })) };
    }),
  refuse: refuseAsJson,
};

const take = async (ctx: Ctx, request: Request) => {
  let file: SentFile | undefined;
  await readFiles(request, most, async (one) => {
    if (one.isCut) throw new Refusal('import.tooLarge');
    if (one.bytes.length > 0) file = one;
  });
  if (!file) throw new Refusal('import.empty');
  return addImport(ctx, { name: fileNameOf(file.name, 'planilla'), bytes: file.bytes });
};
