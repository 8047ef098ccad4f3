import { addEvent } from '#server/communications/add-event.service';
import {
  filterCommunications,
  findCommunication,
  listAuthors,
  requireChangeable,
} from '#server/communications/communications.service';
import { addCommunication, changeCommunication } from '#server/communications/edit-communication.service';
import type { HandlersOf } from '#server/http/handlers';

export const communicationsRoutes: HandlersOf<
  | 'communication/add'
  | 'communication/addEvent'
  | 'communication/find'
  | 'comm/find'
  | 'communication/update'
  | 'communication/filter'
  | 'communication/listAuthors'
> = {
  'communication/add': async (ctx, input) => ({ data: await addCommunication(ctx, input) }),
  'communication/addEvent': {
    run: async (ctx, input) => ({ data: await addEvent(ctx, input) }),
    exists: (ctx, { commId }) => requireChangeable(ctx, Number(commId)),
  },
  'communication/find': async (ctx, { id }) => ({ data: await findCommunication(ctx, id) }),
  'comm/find': async (ctx, { id }) => ({ data: await findCommunication(ctx, id) }),
  'communication/update': {
    run: async (ctx, input) => ({ data: await changeCommunication(ctx, input) }),
    exists: (ctx, { id }) => requireChangeable(ctx, Number(id)),
  },
  'communication/filter': filterCommunications,
  'communication/listAuthors': async (ctx) => ({ data: await listAuthors(ctx) }),
};
