import { randomUUID } from 'node:crypto';
import type { Ctx } from '#server/ctx';
import { contentPolicy, withoutMark } from '#server/http/content-policy';
import type { DoorEntry } from '#server/http/door';
import { readIsDemo, readMailbox } from '#server/mail/mail.store';
import { linksOf, mailboxPage } from '#server/mail/mailbox-page';

/** Lets in those who may read everybody's mails; a demo that others can reach asks for a password. */
type Readers = Pick<DoorEntry, 'access' | 'limit' | 'sessionOf'>;

const headers = { 'x-robots-tag': 'noindex' };
const asks = { ...headers, 'www-authenticate': 'Basic realm="Correo de la demo", charset="UTF-8"' };

/** /demo/correo and /demo/correo.json: what a demo would have sent, newest first; `?to=` for one address. Elsewhere not there. */
export const mailboxEntries = (readers: Readers): DoorEntry[] => {
  const entry: Omit<DoorEntry, 'path' | 'answer'> = {
    ...readers,
    method: 'GET',
    exists: (ctx) => readIsDemo(ctx.db),
    refuse: ({ status, body }) =>
      status >= 500
        ? { status, body: String(body.error) }
        : { status: 401, headers: asks, body: 'Ingresá con la cuenta de administrador de la demo' },
  };
  return [
    {
      ...entry,
      path: '/demo/correo',
      answer: async (ctx, { request }) => {
        const mark = randomUUID();
        const page = mailboxPage(ctx.site, await mailsAsked(ctx, request), mark);
        const type = {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': contentPolicy(page, mark),
        };
        return { headers: { ...headers, ...type }, body: withoutMark(page, mark) };
      },
    },
    {
      ...entry,
      path: '/demo/correo.json',
      answer: async (ctx, { request }) => {
        const mails = await mailsAsked(ctx, request);
        const list = mails.map((mail) => ({ ...mail, links: linksOf(mail.text), at: mail.at.toISOString() }));
        return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(list) };
      },
    },
  ];
};

const mailsAsked = async (ctx: Ctx, request: Request) => {
  const to = new URL(request.url).searchParams.get('to')?.toLowerCase();
  // The database takes no NUL, and no address has one.
  return to?.includes('\0') ? [] : readMailbox(ctx.db, to);
};
