import { z } from 'zod';
import { byAccount, type Limit } from '#contract/call';
import { guid, optionalText } from '#contract/fields';
import { slipBytesMax, slipFilePath, slipReferenceMax } from '#contract/plain/slips';
import type { Ctx } from '#server/ctx';
import { membersOf, successText } from '#server/http/answer';
import { type DoorEntry, jsonReply, refuseAsJson } from '#server/http/door';
import { withinLimit } from '#server/http/limits';
import { parseInput } from '#server/http/parse';
import { readFiles, type SentFile } from '#server/http/read-files';
import { openTurns } from '#server/images/turns';
import { requireSession } from '#server/orders/order-access';
import { findSlipFile, sendSlip } from '#server/orders/slips/send-slip.service';
import { attachmentOf } from '#server/orders/slips/slip-file';
import { Refusal } from '#server/refusal';

const bodyLimit = slipBytesMax + 64 * 1024;
const ofAccount: Limit = byAccount('order.slip');
const fields = z.object({ orderId: guid, reference: optionalText(slipReferenceMax) });

// Each holds a file in memory while it is read; the others wait, which stops their senders. None waits long for one who sends slowly.
const atOnce = openTurns(12);
const most = { files: 1, fileBytes: slipBytesMax, bodyBytes: bodyLimit, seconds: 120 };

/** POST /rest/order/addSlip (decisions W8): a multipart form with `orderId`, `reference`, `file` in, the order out. */
const sendEntry: DoorEntry = {
  method: 'POST',
  path: '/rest/order/addSlip',
  access: 'signedIn',
  limit: { name: 'order.slip.address', points: 60, seconds: 900, shared: true },
  bodyLimit,
  answer: (ctx, { request }) =>
    withinLimit(ctx.limits, ofAccount, requireSession(ctx).guid, async () => {
      const order = await atOnce.take(() => take(ctx, request));
      return { ...jsonReply(200, {}), body: successText(membersOf('order/find', { data: order })) };
    }),
  refuse: refuseAsJson,
};

const take = async (ctx: Ctx, request: Request) => {
  let file: SentFile | undefined;
  const sent = await readFiles(request, most, async (one) => {
    if (one.isCut) throw new Refusal('slip.tooLarge');
    // A form whose file was left empty sends one without name and bytes.
    if (one.bytes.length > 0 || one.name) file = one;
  });
  const { orderId, reference } = parseInput(fields, sent);
  return sendSlip(ctx, { orderId, reference, file });
};

const path = slipFilePath(':guid') as `/${string}`;

/** GET /comprobantes/{guid}: a slip's file, never shown in place. */
const fileEntry: DoorEntry = {
  method: 'GET',
  path,
  access: 'signedIn',
  limit: { name: 'order.slipFile', points: 300, seconds: 900, shared: false },
  answer: async (ctx, { request }) => {
    const asked = new URL(request.url).pathname.split('/').at(-1);
    const parsed = guid.safeParse(asked);
    if (!parsed.success) throw new Refusal('slip.notFound');
    const { name, type, bytes } = await findSlipFile(ctx, parsed.data);
    return {
      headers: {
        'content-type': type,
        'content-disposition': attachmentOf(name),
        'content-length': String(bytes.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      },
      body: new Uint8Array(bytes),
    };
  },
};

export const slipEntries = [sendEntry, fileEntry];
