import type { namedCalls } from '#contract/named';
import type { HandlersOf } from '#server/http/handlers';
import { mergeNamed, previewNamedMerge } from '#server/named/merge-named.service';
import { addNamed, changeNamed, listNamed, removeNamed } from '#server/named/named.service';

export const namedRoutes: HandlersOf<keyof typeof namedCalls> = {
  'named/list': async (ctx, { kind }) => ({ data: await listNamed(ctx, kind) }),
  'named/add': async (ctx, input) => ({ data: await addNamed(ctx, input) }),
  'named/update': async (ctx, input) => ({ data: await changeNamed(ctx, input) }),
  'named/previewMerge': async (ctx, input) => ({ data: await previewNamedMerge(ctx, input) }),
  'named/merge': async (ctx, input) => ({ data: await mergeNamed(ctx, input) }),
  'named/remove': async (ctx, input) => ({ data: await removeNamed(ctx, input) }),
};
