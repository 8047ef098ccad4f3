import type { newsletterCalls } from '#contract/newsletter';
import type { HandlersOf } from '#server/http/handlers';
import { confirmSubscription, subscribe } from '#server/newsletter/newsletter.service';

const done = { data: null };

export const newsletterRoutes: HandlersOf<keyof typeof newsletterCalls> = {
  'suscription/add': (ctx, { value }) => subscribe(ctx, value).then(() => done),
  'suscription/confirm': (ctx, { key }) => confirmSubscription(ctx, key).then(() => done),
};
