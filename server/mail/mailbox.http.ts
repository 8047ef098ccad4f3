import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Db } from '#server/ctx';
import { contentPolicy, withoutMark } from '#server/http/content-policy';
import type { Bindings } from '#server/http/request-ctx';
import { readIsDemo, readMailbox } from '#server/mail/mail.store';
import { linksOf, mailboxPage } from '#server/mail/mailbox-page';
import type { Site } from '#sites/site';

type Options = {
  db: Db;
  siteOf: (request: Request) => Site;
  /** Whether this reader may see everybody's mails; a demo that others can reach asks for a password. */
  mayRead: (c: Context<Bindings>) => Promise<boolean>;
};

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** /demo/correo and /demo/correo.json: what a demo would have sent, newest first; `?to=` for one address. Elsewhere not there. */
export const mountMailbox = ({ db, siteOf, mayRead }: Options) => {
  const app = new Hono<Bindings>();
  app.on('GET', ['/demo/correo', '/demo/correo.json'], async (c, next) => {
    if (!(await readIsDemo(db))) return next();
    if (!(await mayRead(c))) {
      const asks = { ...headers, 'www-authenticate': 'Basic realm="Correo de la demo", charset="UTF-8"' };
      return c.text('Ingresá con la cuenta de administrador de la demo', 401, asks);
    }
    const to = c.req.query('to')?.toLowerCase();
    // The database takes no NUL, and no address has one.
    const mails = to?.includes('\0') ? [] : await readMailbox(db, to);
    if (c.req.path.endsWith('.json')) {
      const list = mails.map((mail) => ({ ...mail, links: linksOf(mail.text), at: mail.at.toISOString() }));
      return c.json(list, 200, headers);
    }
    const mark = randomUUID();
    const page = mailboxPage(siteOf(c.req.raw), mails, mark);
    const policy = contentPolicy(page, mark);
    return c.html(withoutMark(page, mark), 200, { ...headers, 'content-security-policy': policy });
  });
  return app;
};
