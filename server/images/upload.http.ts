import type { Ctx } from '#server/ctx';
import { type DoorEntry, jsonReply, refuseAsJson } from '#server/http/door';
import { readFiles, type SentFile } from '#server/http/read-files';
import { keepUploads, readPicture, type SentPicture } from '#server/images/images.service';
import { bytesMax } from '#server/images/make-picture';
import { openTurns } from '#server/images/turns';
import { Refusal } from '#server/refusal';

const filesMax = 10;
const bodyLimit = filesMax * bytesMax + 1024 * 1024;

// Each holds one file in memory at a time; the others wait, which stops their senders.
const atOnce = openTurns(6);

/**
 * POST /upload.aspx/gxobject (decisions W7): pictures of a multipart form in, `files: [{path, extension}]` out. All of
 * them are kept, or none.
 */
export const uploadEntry: DoorEntry = {
  method: 'POST',
  path: '/upload.aspx/gxobject',
  access: 'seller',
  limit: { name: 'upload', points: 600, seconds: 600, shared: false },
  bodyLimit,
  answer: async (ctx, { request }) => {
    try {
      const sent = await atOnce.take(() => readSent(ctx, request));
      if (sent.length === 0) throw new Refusal('upload.empty');
      await keepUploads(ctx, ctx.session?.accountId ?? 0, sent);
      return jsonReply(200, { success: true, error: '', files: sent.map(({ path }) => ({ path, extension: 'webp' })) });
    } catch (error) {
      // In the words of the specification.
      ctx.log.warn('Error on uploadFile', { code: error instanceof Refusal ? error.code : 'unexpected' });
      throw error;
    }
  },
  refuse: refuseAsJson,
};

const readSent = async (ctx: Ctx, request: Request): Promise<SentPicture[]> => {
  const sent: SentPicture[] = [];
  const most = { files: filesMax, fileBytes: bytesMax, bodyBytes: bodyLimit };
  await readFiles(request, most, async (file) => {
    sent.push(await readOne(ctx, file, sent.length));
  });
  return sent;
};

/** A refusal names the file by its place. */
const readOne = async (ctx: Ctx, { bytes, isCut }: SentFile, at: number): Promise<SentPicture> => {
  try {
    if (isCut) throw new Refusal('image.tooLarge');
    return await readPicture(ctx, bytes);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.code, {}, { fields: { [`files.${at}`]: error.message } });
    throw error;
  }
};
