import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Ctx, Mail } from '#server/ctx';
import type { Database } from '#server/database/database';
import { openJobs } from '#server/jobs/jobs';
import { openQueue } from '#server/jobs/queue';
import { siteJobs } from '#server/jobs/site-jobs';
import { openLog } from '#server/log/log';
import { openMail } from '#server/mail/mail.service';
import { deleteOldMails } from '#server/mail/mail.store';
import { defineMailJobs } from '#server/mail/mail-jobs';
import { openMailSender } from '#server/mail/mail-sender';
import type { Tables } from '#server/tables';
import { freshDatabase } from '#server/test/database';
import { sites } from '#sites/all';
import type { Site } from '#sites/site';

type Answer = 'take' | 'later' | 'no mailbox' | 'silence';
let database: Database<Tables>;
let answers: Answer[] = [];
let received: string[] = [];
let port = 0;
let now = new Date();
const site: Site = { ...sites.RTC, name: 'RTC', contact: { ...sites.RTC.contact, email: 'ventas@rtc.example' } };
const alerts: string[] = [];
const ends: (() => unknown)[] = [];

const log = {
  ...openLog('silent'),
  error: (event: string) => void alerts.push(event),
};

beforeEach(async () => {
  database = await freshDatabase();
  [answers, received, now] = [[], [], new Date('2026-11-20T15:00:00Z')];
  alerts.length = 0;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      const refused = answers[0] === 'no mailbox' && answers.shift();
      done(refused ? Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }) : null);
    },
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        const answer = answers.shift() ?? 'take';
        if (answer === 'later') return done(Object.assign(new Error('4.2.0 Come back later'), { responseCode: 451 }));
        received.push(text);
        // The mail is taken but the answer never comes: as when the shop dies before it hears of it.
        if (answer === 'take') done();
      });
    },
  });
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  port = (smtp.server.address() as AddressInfo).port;
  ends.push(() => new Promise<void>((done) => smtp.close(done)));
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** What a process of the shop does with mails; `stop` is its end. */
const aProcess = async (smtpUrl: string | undefined = `smtp://127.0.0.1:${port}`) => {
  const jobs = openJobs(database, log);
  const clock = () => now;
  const { db } = database;
  const queue = openQueue(jobs);
  const mailSender = openMailSender({ db, smtpUrl, sites: ['RTC'], clock, log });
  const defineSiteJob = siteJobs(jobs, (id) => (id === 'RTC' ? ({ site } as Ctx) : undefined));
  const { queueForgotten } = defineMailJobs({ jobs, defineSiteJob, queue, db, sender: mailSender, concurrency: 3 });
  const sender = { send: (id: number) => mailSender.send({ site }, id) };
  await jobs.start({ work: false });
  ends.push(() => jobs.stop({ graceMs: 0 }));
  const mail = openMail({ queue, clock, hostOf: () => 'rtc.uy' });
  const send = (written: Mail) => database.db.transaction().execute((tx) => mail.send(tx, 'RTC', written));
  const write = (to = 'ana@ejemplo.uy') =>
    send({ to, subject: 'Activá tu cuenta', text: 'Hola, Ñandú', html: '<p>Hola</p>' });
  const writeUrgent = () => send({ to: 'ana@ejemplo.uy', subject: 'Clave', text: '', html: '', urgent: true });
  const writeKey = (to = 'ana@ejemplo.uy') =>
    send({ to, subject: 'Clave', text: `a/${key} b/${key}`, html: `<a href="${key}">`, secret: key });
  return { jobs, sender, queueForgotten, send, write, writeUrgent, writeKey };
};
const key = 'k3y-0f_A';
const stored = () => database.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
const messageId = (text: string | undefined) => /^Message-ID: (.+)$/im.exec(text ?? '')?.[1]?.trim();
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

describe('a mail', () => {
  test('is sent once, from the site, with its own Message-ID', async () => {
    const { jobs, sender, write } = await aProcess();
    await write();
    expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
    const { message_id, id, sent_at } = await stored();
    expect(received).toHaveLength(1);
    expect(messageId(received[0])).toBe(message_id);
    expect(received[0]).toMatch(/^From: RTC <ventas@rtc\.example>/m);
    expect(received[0]).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(sent_at).toEqual(now);
    await sender.send(id);
    expect(received).toHaveLength(1);
  });

  test('that others answer says where to', async () => {
    const { jobs, send } = await aProcess();
    await send({ to: 'ventas@rtc.example', subject: 'Consulta', text: '', html: '', replyTo: 'ana@ejemplo.uy' });
    await jobs.runDue();
    expect(received[0]).toMatch(/^From: RTC <ventas@rtc\.example>\r?$/m);
    expect(received[0]).toMatch(/^Reply-To: ana@ejemplo\.uy\r?$/m);
  });

  test('of a newsletter says where one click ends it', async () => {
    const { jobs, send } = await aProcess();
    const unsubscribeUrl = 'https://rtc.uy/newsletter/baja/k3y';
    await send({ to: 'ana@ejemplo.uy', subject: 'Novedades', text: '', html: '', unsubscribeUrl });
    await jobs.runDue();
    expect(received[0]).toMatch(/^List-Unsubscribe: <https:\/\/rtc\.uy\/newsletter\/baja\/k3y>\r?$/m);
    expect(received[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });

  test('that the server puts off is tried again with the same Message-ID', async () => {
    const { jobs, write } = await aProcess();
    answers = ['later', 'later', 'take'];
    await write();
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 });
    expect(await stored()).toMatchObject({ sent_at: null, failed_at: null });
    expect(await jobs.runDue({ early: true })).toEqual({ done: 0, failed: 1 });
    expect(await jobs.runDue({ early: true })).toEqual({ done: 1, failed: 0 });
    expect(received).toHaveLength(1);
    expect(messageId(received[0])).toBe((await stored()).message_id);
    expect(await stored()).toMatchObject({ sent_at: now, last_error: null });
  });

  test('is not lost where the process dies before it hears that the mail was taken', async () => {
    const first = await aProcess();
    answers = ['silence'];
    await first.write();
    const { id } = await stored();
    const lost = first.sender.send(id).catch(() => {});
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));

    const second = await aProcess();
    await second.sender.send(id);
    expect(received, 'another process leaves it alone while the first may be at it').toHaveLength(1);
    minutes(5);
    expect(await second.jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect(received.map(messageId)).toEqual(Array(2).fill((await stored()).message_id));
    expect((await stored()).sent_at).toEqual(now);
    void lost;
  });

  test('to a mailbox that is not there is given up, with an alert', async () => {
    const { jobs, write } = await aProcess();
    answers = ['no mailbox'];
    await write('nadie@ejemplo.uy');
    expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect(await stored()).toMatchObject({ sent_at: null, failed_at: now });
    expect(alerts).toEqual(['mail.refused']);
  });

  test('waits, with an alert, while there is no mail server, and goes out with the next start that has one', async () => {
    const without = await aProcess('');
    await without.write();
    expect(await without.jobs.runDue()).toEqual({ done: 1, failed: 0 });
    await without.queueForgotten({ atStart: true });
    expect(alerts).toEqual(['mail.noServer']);
    expect(await stored()).toMatchObject({ sent_at: null, failed_at: null });

    const start = await aProcess();
    await start.queueForgotten({ atStart: true });
    await start.queueForgotten({ atStart: true });
    expect(await start.jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect(received).toHaveLength(1);
  });

  test('that was put off goes out after a start at once, also where an earlier version had its job', async () => {
    const { jobs, write } = await aProcess();
    answers = ['later'];
    await write();
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 });
    await database.query('truncate job.job');
    const next = await aProcess();
    await next.queueForgotten({ atStart: true });
    expect(await next.jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect(received).toHaveLength(1);
  });

  test('that is urgent is queued again before those that wait longer', async () => {
    const { queueForgotten, write, writeUrgent } = await aProcess();
    for (let at = 0; at < 3; at += 1) await write();
    await writeUrgent();
    await database.query('truncate job.job');
    await queueForgotten({ atStart: true });
    const { rows } = await database.query("select priority from job.job order by (data->>'mailId')::int");
    expect(rows.map(({ priority }) => priority)).toEqual([0, 0, 0, 1]);
  });

  test('of a site that nobody serves waits, with an alert, and is in nobody’s way', async () => {
    const { jobs, queueForgotten, write } = await aProcess();
    await write();
    await write('eva@ejemplo.uy');
    await database.query(`update mail set site = 'NAM' where recipient = 'eva@ejemplo.uy'`);
    await database.query('truncate job.job');
    minutes(121);
    await queueForgotten({ atStart: false });
    expect(alerts).toEqual(['mail.noProcess']);
    expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect(received).toHaveLength(1);
  });

  test('whose place another took while it was being sent is not tried again', async () => {
    const { jobs, sender, send } = await aProcess();
    const latest = { to: 'ana@ejemplo.uy', subject: 'Cómo pagar', html: '', latest: true };
    answers = ['later', 'take'];
    await send({ ...latest, text: 'primero' });
    const { id } = await stored();
    await database.db
      .updateTable('mail')
      .set({ claimed_until: new Date(now.getTime() + 60_000) })
      .execute();
    await send({ ...latest, text: 'segundo' });
    await database.db.updateTable('mail').set({ claimed_until: null }).where('id', '=', id).execute();
    await sender.send(id);
    expect(received).toEqual([]);
    await jobs.runDue();
    await jobs.runDue({ early: true });
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('segundo');
  });

  test('that waits for a while goes out after it', async () => {
    const { jobs, send } = await aProcess();
    await send({ to: 'ana@ejemplo.uy', subject: 'Cómo pagar', text: '', html: '', afterSeconds: 120 });
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 0 });
    expect(await jobs.runDue({ early: true })).toEqual({ done: 1, failed: 0 });
  });

  test('whose job is gone gets a new one after two hours, and none before', async () => {
    const { jobs, queueForgotten, write } = await aProcess();
    await write();
    await database.query('truncate job.job');
    minutes(119);
    await queueForgotten({ atStart: false });
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 0 });
    minutes(2);
    await queueForgotten({ atStart: false });
    expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect(received).toHaveLength(1);
  });

  test('counts as sent in a demo, and reaches nobody', async () => {
    await database.db.insertInto('shop').values({ is_demo: true }).execute();
    const { jobs, write } = await aProcess();
    await write();
    expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect((await stored()).sent_at).toEqual(now);
    expect(received).toEqual([]);
  });
});

describe('a mail with a key', () => {
  const withKey = { text: `a/${key} b/${key}`, html: `<a href="${key}">`, secret: key };
  const lost = { text: 'a/… b/…', html: '<a href="…">', secret: null };

  test('has it until it is sent, over every try, and loses it then', async () => {
    const { jobs, writeKey } = await aProcess();
    answers = ['later', 'take'];
    await writeKey();
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 });
    expect(await stored()).toMatchObject(withKey);
    expect(await jobs.runDue({ early: true })).toEqual({ done: 1, failed: 0 });
    expect(received[0]).toContain(`a/${key} b/${key}`);
    expect(await stored()).toMatchObject({ ...lost, sent_at: now });
  });

  test('loses it when it is given up', async () => {
    const { jobs, writeKey } = await aProcess();
    answers = ['no mailbox'];
    await writeKey('nadie@ejemplo.uy');
    await jobs.runDue();
    expect(await stored()).toMatchObject({ ...lost, failed_at: now });
  });

  test('shows it in a demo', async () => {
    await database.db.insertInto('shop').values({ is_demo: true }).execute();
    const { jobs, writeKey } = await aProcess();
    await writeKey();
    await jobs.runDue();
    expect(await stored()).toMatchObject({ ...withKey, sent_at: now });
  });

  test('goes after 30 days, sent or not; others stay', async () => {
    const { jobs, write, writeKey } = await aProcess();
    await write();
    await writeKey();
    await jobs.runDue();
    await writeKey('eva@ejemplo.uy');
    const left = async () =>
      (await database.db.selectFrom('mail').select('subject').execute()).map((one) => one.subject);
    await deleteOldMails(database.db, new Date(now.getTime() + 29.9 * 24 * 3_600_000));
    expect(await left()).toHaveLength(3);
    await deleteOldMails(database.db, new Date(now.getTime() + 30.1 * 24 * 3_600_000));
    expect(await left()).toEqual(['Activá tu cuenta']);
  });
});
