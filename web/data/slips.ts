import { formMessages } from '#contract/plain/form-messages';
import { slipBytesMax, slipFilePath } from '#contract/plain/slips';
import { type Answer, failure, readAnswer, unreachable } from '#web/data/call';
import { getFile, sendAs } from '#web/data/files';

type NewSlip = { orderId: string; reference: string; file: File | undefined };

/** Why a slip cannot be sent as it is entered; undefined where it can. */
export const slipFault = (file: File | undefined, reference: string): string | undefined => {
  if (!file && !reference.trim()) return formMessages['slip.empty'];
  return file && file.size > slipBytesMax ? formMessages['slip.tooLarge'] : undefined;
};

/** Sends a slip for an order; the order with it, or why not. A mistake of the file stands at `file`. */
export const sendSlip = async ({ orderId, reference, file }: NewSlip): Promise<Answer<'order/find'>> => {
  if (file && file.size > slipBytesMax) return atFile(failure(413, formMessages['slip.tooLarge']));
  const form = new FormData();
  form.append('orderId', orderId);
  form.append('reference', reference);
  if (file) form.append('file', file, file.name);
  try {
    const answer = await readAnswer('order/find', await sendAs('/rest/order/addSlip', { method: 'POST', body: form }));
    return !answer.ok && [413, 415].includes(answer.status) ? atFile(answer) : answer;
  } catch {
    return failure(0, unreachable);
  }
};

const atFile = (answer: ReturnType<typeof failure>) => ({ ...answer, fields: { file: answer.error } });

/** The file of a slip, or why not. */
export const getSlipFile = (guid: string) => getFile(slipFilePath(guid));
