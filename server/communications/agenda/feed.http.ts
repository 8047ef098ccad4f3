import { createHash } from 'node:crypto';
import type { DoorEntry } from '#server/http/door';
import { noSession } from '#server/http/session-of';
import { calendarOf } from './agenda.service.ts';

const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url')}"`;

/** A proxy that packs an answer marks its tag as weak. */
const knows = (request: Request, etag: string) =>
  request.headers
    .get('if-none-match')
    ?.split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/** GET /agenda/{token}.ics: somebody's agenda for his own calendar, which asks for it without a session. */
export const agendaFeedEntry: DoorEntry = {
  method: 'GET',
  path: '/agenda/:file',
  access: 'anyone',
  sessionOf: noSession,
  limit: { name: 'agenda.feed', points: 60, seconds: 60, shared: false },
  answer: async (ctx, { request }) => {
    const [, token = ''] = /\/([\w-]{43})\.ics$/.exec(new URL(request.url).pathname) ?? [];
    const body = await calendarOf(ctx, token);
    const etag = etagOf(body);
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      etag,
    };
    return knows(request, etag) ? { status: 304, headers, body: null } : { headers, body };
  },
};
