import type { communicationCalls } from '#contract/communications';
import type { HandlersOf } from '#server/http/handlers';
import { findAgenda, removeFeed, renewFeed, setReminder } from './agenda.service.ts';

const done = { data: null };

export const agendaRoutes: HandlersOf<Extract<keyof typeof communicationCalls, `agenda/${string}`>> = {
  'agenda/find': async (ctx) => ({ data: await findAgenda(ctx) }),
  'agenda/setReminder': (ctx, { isOn }) => setReminder(ctx, isOn).then(() => done),
  'agenda/renewFeed': async (ctx) => ({ data: await renewFeed(ctx) }),
  'agenda/removeFeed': (ctx) => removeFeed(ctx).then(() => done),
};
