import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Ctx, Mail } from '#server/ctx';
import { openJobs } from '#server/jobs/jobs';
import { openQueue } from '#server/jobs/queue';
import { siteJobs } from '#server/jobs/site-jobs';
import { openLog } from '#server/log/log';
import { openMail } from '#server/mail/mail.service';
import { defineMailJobs } from '#server/mail/mail-jobs';
import { openMailSender } from '#server/mail/mail-sender';
import { freshDatabase } from '#server/test/database';
import { sites } from '#sites/all';
import type { Site } from '#sites/site';

type Answer = 'take' | 'later' | 'no mailbox' | 'silence';
const site: Site = { ...sites.RTC, name: 'RTC', contact: { ...sites.RTC.contact, email: 'ventas@rtc.uy' } };
const shop = { site, origin: 'https://rtc.uy' };
/** Key in the link of a mail. */
export const key = 'k3y-0f_A';

/**
 * An emptied database and a mail server that gives `answers` in turn and keeps what it `received`; `aProcess` is what a
 * process of the shop does with mails there.
 */
export const aPostOffice = async () => {
  const database = await freshDatabase();
  const answers: Answer[] = [];
  const received: string[] = [];
  const alerts: string[] = [];
  const ends: (() => unknown)[] = [];
  const time = { now: new Date('2026-11-20T15:00:00Z') };
  const log = {
    ...openLog('silent'),
    error: (event: string) => void alerts.push(event),
  };
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('No such user')),
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
  const port = (smtp.server.address() as AddressInfo).port;
  ends.push(() => new Promise<void>((done) => smtp.close(done)));

  const ownUrl = `smtp://127.0.0.1:${port}`;

  /** Starts a process of the shop that sends mails; `stop` ends it. */
  const aProcess = async (smtpUrl: string | undefined = ownUrl) => {
    const jobs = openJobs(database, log);
    const clock = () => time.now;
    const { db } = database;
    const queue = openQueue(jobs);
    const mailSender = openMailSender({ db, smtpUrl, sites: ['RTC'], clock, log });
    const defineSiteJob = siteJobs(jobs, (id) => (id === 'RTC' ? (shop as Ctx) : undefined));
    const { queueForgotten } = defineMailJobs({ jobs, defineSiteJob, queue, db, sender: mailSender, concurrency: 3 });
    const sender = { send: (id: number, of = site) => mailSender.send({ ...shop, site: of }, id) };
    await jobs.start({ work: false });
    ends.push(() => jobs.stop({ graceMs: 0 }));
    const mail = openMail({ db, queue, clock, hostOf: () => 'rtc.uy', sendsMail: () => true });
    const send = (written: Mail) => database.db.transaction().execute((tx) => mail.send(tx, 'RTC', written));
    const write = (to = 'ana@ejemplo.uy') =>
      send({ to, subject: 'Activá tu cuenta', text: 'Hola, Ñandú', html: '<p>Hola</p>' });
    const writeUrgent = () => send({ to: 'ana@ejemplo.uy', subject: 'Clave', text: '', html: '', urgent: true });
    const writeKey = (to = 'ana@ejemplo.uy') =>
      send({ to, subject: 'Clave', text: `a/${key} b/${key}`, html: `<a href="${key}">`, secret: key });
    return { jobs, sender, queueForgotten, send, write, writeUrgent, writeKey, outcome: mail.outcome };
  };

  const stored = () => database.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
  const minutes = (count: number) => {
    time.now = new Date(time.now.getTime() + count * 60_000);
  };
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  return { database, answers, received, alerts, time, smtpUrl: ownUrl, aProcess, stored, minutes, close };
};
