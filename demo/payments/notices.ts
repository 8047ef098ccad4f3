/** One notification as it goes out. */
export type Notice = { url: string; headers: Record<string, string>; body: string };

/** How notifications go out: each once or twice, kept until they are released, or never. */
type Delivery = 'once' | 'twice' | 'held' | 'never';

export type SendNotice = (url: string, init: RequestInit) => Promise<Response>;

const pauses = [1000, 5000, 30_000];

/** Sends a provider's notifications beside its answers; one that is not taken comes again after growing pauses. */
export const openNotices = (fetch: SendNotice, { retriesMs = pauses }: { retriesMs?: readonly number[] } = {}) => {
  let delivery: Delivery = 'once';
  const held: Notice[] = [];
  const answers: { notice: Notice; status: number }[] = [];
  const underWay = new Set<Promise<void>>();

  const post = async ({ url, headers, body }: Notice): Promise<number> => {
    try {
      const signal = AbortSignal.timeout(22_000);
      const sent = { 'content-type': 'application/json', ...headers };
      return (await fetch(url, { method: 'POST', headers: sent, body, signal })).status;
    } catch {
      return 0;
    }
  };
  const deliver = async (notice: Notice) => {
    for (const pause of [0, ...retriesMs]) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause).unref());
      const status = await post(notice);
      answers.push({ notice, status });
      if (answers.length > 1000) answers.shift();
      if (status >= 200 && status < 300) return;
    }
  };
  const begin = (notice: Notice) => {
    const work = deliver(notice).finally(() => underWay.delete(work));
    underWay.add(work);
  };
  return {
    send: (notice: Notice) => {
      if (delivery === 'held') held.push(notice);
      for (let times = { once: 1, twice: 2, held: 0, never: 0 }[delivery]; times > 0; times -= 1) begin(notice);
    },
    control: {
      deliver: (how: Delivery) => {
        delivery = how;
      },
      /** Sends those that were held, one after the other, in another order where one is given. */
      release: async (order: (notices: readonly Notice[]) => readonly Notice[] = (notices) => notices) => {
        for (const notice of order(held.splice(0))) await deliver(notice);
      },
      /** Sends this one now, whatever was said of delivery. */
      sendNow: (notice: Notice) => deliver(notice),
      held: (): readonly Notice[] => held,
      /** Sent notices with the shop's answers; 0 is no answer. */
      answers: () => answers,
      settled: async () => {
        await Promise.all(underWay);
      },
    },
  };
};
