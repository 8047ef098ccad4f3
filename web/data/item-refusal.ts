import type { Failure } from '#web/data/call';

/** A refusal of the one item of a list, with the fields by their own names ('phones.0.phone' is 'phone'). */
export const itemRefusal = (list: string, { error, fields }: Failure) => ({
  error,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => [name.replace(`${list}.0.`, ''), sentence]),
  ),
});
