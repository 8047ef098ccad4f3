import type { Communication } from '#contract/communications';
import type { Input } from '#contract/contract';
import { call, type Failure } from '#web/data/call';
import { useAnswer } from '#web/panel/use-call';

type Filters = Input<'communication/filter'>['filters'];
export type Communications = { data: Communication[]; resultCount: number; mayAdd: boolean };

const pageRows = 100;
const pagesMax = 10;

/** All communications of a filter, in its order the first thousand at most. */
const readAll = async (filters: Filters, signal: AbortSignal): Promise<({ ok: true } & Communications) | Failure> => {
  const data: Communication[] = [];
  for (let page = 0; ; page++) {
    const answer = await call(
      'communication/filter',
      { filters, rowIndex: page * pageRows, rowsMax: pageRows },
      signal,
    );
    if (!answer.ok) return answer;
    data.push(...answer.data);
    const { resultCount, mayAdd } = answer;
    if (answer.data.length < pageRows || data.length >= resultCount || page + 1 === pagesMax)
      return { ok: true, data: unique(data), resultCount, mayAdd };
  }
};

/** One that came into the list meanwhile pushes another onto two pages. */
const unique = (all: readonly Communication[]) => [...new Map(all.map((one) => [one.id, one])).values()];

export const useCommunications = (filters: Filters, asking: { everyMinutes?: number; enabled?: boolean } = {}) =>
  useAnswer<Communications>(['communication/filter', filters, 'all'], (signal) => readAll(filters, signal), asking);
