import { z } from 'zod';
import type { Limit } from '#contract/call';
import { id } from '#contract/fields';
import { importPicturesPath, picturesBytesMax } from '#contract/plain/imports';
import type { Ctx } from '#server/ctx';
import { type DoorEntry, refuseAsJson } from '#server/http/door';
import { parseInput } from '#server/http/parse';
import { readPieces } from '#server/http/read-pieces';
import { addPictures } from '#server/imports/add-pictures.service';
import { fileNameOf } from '#server/imports/file-name';
import { importAnswer } from '#server/imports/import-answer';

// Its directory comes to little beside the pictures.
const bodyLimit = picturesBytesMax + 5 * 1024 * 1024;
const ofAccount: Limit = { name: 'import.pictures', per: 'account', points: 30, seconds: 900, shared: true };
// A little less than the server gives a whole request.
const most = { bytes: bodyLimit, seconds: 290 };

const asked = z.object({
  name: z.string().max(1000),
  import: z.preprocess((value) => value && Number(value), id.optional()),
});

const take = (ctx: Ctx, request: Request) => {
  const { name, import: importId } = parseInput(asked, Object.fromEntries(new URL(request.url).searchParams));
  return addPictures(ctx, { importId, name: fileNameOf(name, 'imágenes.zip'), pieces: readPieces(request, most) });
};

/**
 * POST /rest/import/pictures?name=&import= (docs/decisions/030-import-screens.md): a ZIP of pictures in, as it is, the import out: that of
 * the sheet which it comes beside, or one of its own. It goes to the disk as it comes.
 */
export const addPicturesEntry: DoorEntry = {
  method: 'POST',
  path: importPicturesPath,
  access: 'selOfSite',
  limit: { name: 'import.pictures.address', points: 60, seconds: 900, shared: true },
  bodyLimit,
  answer: importAnswer(ofAccount, take),
  refuse: refuseAsJson,
};
