import type { arrivalCalls } from '#contract/arrivals';
import { askByMail, askForOwn, confirmNotice } from '#server/arrivals/arrivals.service';
import type { HandlersOf } from '#server/http/handlers';

export const arrivalsRoutes: HandlersOf<keyof typeof arrivalCalls> = {
  'arrival/add': (ctx, asked) => askByMail(ctx, asked).then(() => ({ data: null })),
  'arrival/addOwn': (ctx, { code }) => askForOwn(ctx, code),
  'arrival/confirm': (ctx, { key }) => confirmNotice(ctx, key).then((data) => ({ data })),
};
