import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCommunication } from '#server/test/a-communication';
import { aPostOffice } from '#server/test/a-post-office';
import { sites } from '#sites/all';

let office: Awaited<ReturnType<typeof aPostOffice>>;
beforeEach(async () => {
  office = await aPostOffice();
});
afterEach(() => office.close());

const messageId = (text: string | undefined) => /^Message-ID: (.+)$/im.exec(text ?? '')?.[1]?.trim();

describe('a mail', () => {
  test('is sent once, from the site, with its own Message-ID', async () => {
    const { jobs, sender, write } = await office.aProcess();
    await write();
    expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
    const { message_id, id, sent_at } = await office.stored();
    expect(office.received).toHaveLength(1);
    expect(messageId(office.received[0])).toBe(message_id);
    expect(office.received[0]).toMatch(/^From: RTC <ventas@rtc\.uy>/m);
    expect(office.received[0]).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(sent_at).toEqual(office.time.now);
    await sender.send(id);
    expect(office.received).toHaveLength(1);
  });

  test('that others answer says where to', async () => {
    const { jobs, send } = await office.aProcess();
    await send({ to: 'ventas@rtc.example', subject: 'Consulta', text: '', html: '', replyTo: 'ana@ejemplo.uy' });
    await jobs.runDue();
    expect(office.received[0]).toMatch(/^From: RTC <ventas@rtc\.uy>\r?$/m);
    expect(office.received[0]).toMatch(/^Reply-To: ana@ejemplo\.uy\r?$/m);
  });

  test('to the shop itself goes to no example’s mailbox: it waits for the shop’s own contact', async () => {
    const { jobs, sender, send } = await office.aProcess();
    await send({ to: 'ventas@rtc.example', subject: 'Pedido', text: '', html: '', replyTo: 'ventas@rtc.example' });
    const { id } = await office.stored();
    await sender.send(id, sites.RTC);
    expect([office.received, (await office.stored()).failed_at]).toEqual([[], null]);
    expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect(office.received[0]).toMatch(/^To: ventas@rtc\.uy\r?$/m);
    expect(office.received[0]).toMatch(/^Reply-To: ventas@rtc\.uy\r?$/m);
  });

  test('that a seller wrote is not said to be a machine’s', async () => {
    const { jobs, write } = await office.aProcess();
    const { ids } = await write();
    const events = [{ type: 'DON', newDate: office.time.now }] as const;
    await aCommunication(office.database.db, { creatorPersonId: null, mailId: ids[0], events });
    await jobs.runDue();
    expect(office.received[0]).toMatch(/^Subject: /m);
    expect(office.received[0]).not.toMatch(/^Auto-Submitted/im);
  });

  test('of a newsletter says where one click ends it', async () => {
    const { jobs, send } = await office.aProcess();
    const unsubscribeUrl = 'https://rtc.uy/newsletter/baja/k3y';
    await send({ to: 'ana@ejemplo.uy', subject: 'Novedades', text: '', html: '', unsubscribeUrl });
    await jobs.runDue();
    expect(office.received[0]).toMatch(/^List-Unsubscribe: <https:\/\/rtc\.uy\/newsletter\/baja\/k3y>\r?$/m);
    expect(office.received[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });

  test('that the server puts off is tried again with the same Message-ID', async () => {
    const { jobs, write } = await office.aProcess();
    office.answers.push('later', 'later', 'take');
    await write();
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 });
    expect(await office.stored()).toMatchObject({ sent_at: null, failed_at: null });
    expect(await jobs.runDue({ early: true })).toEqual({ done: 0, failed: 1 });
    expect(await jobs.runDue({ early: true })).toEqual({ done: 1, failed: 0 });
    expect(office.received).toHaveLength(1);
    expect(messageId(office.received[0])).toBe((await office.stored()).message_id);
    expect(await office.stored()).toMatchObject({ sent_at: office.time.now, last_error: null });
  });

  test('is not lost where the process dies before it hears that the mail was taken', async () => {
    const first = await office.aProcess();
    office.answers.push('silence');
    await first.write();
    const { id } = await office.stored();
    const lost = first.sender.send(id).catch(() => {});
    while (office.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));

    const second = await office.aProcess();
    await second.sender.send(id);
    expect(office.received, 'another process leaves it alone while the first may be at it').toHaveLength(1);
    office.minutes(5);
    expect(await second.jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect(office.received.map(messageId)).toEqual(Array(2).fill((await office.stored()).message_id));
    expect((await office.stored()).sent_at).toEqual(office.time.now);
    void lost;
  });

  test('to a mailbox that is not there is given up, with an alert', async () => {
    const { jobs, write, outcome } = await office.aProcess();
    office.answers.push('no mailbox');
    await write('nadie@ejemplo.uy');
    expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect(await office.stored()).toMatchObject({ sent_at: null, failed_at: office.time.now });
    expect(office.alerts).toEqual(['mail.refused']);
    expect(await outcome((await office.stored()).id, 0)).toEqual({ isTaken: false, cause: 'recipient' });
  });

  test('waits, with an alert, while there is no mail server, and goes out with the next start that has one', async () => {
    const without = await office.aProcess('');
    await without.write();
    expect(await without.jobs.runDue()).toEqual({ done: 1, failed: 0 });
    await without.queueForgotten({ atStart: true });
    expect(office.alerts).toEqual(['mail.noServer']);
    expect(await office.stored()).toMatchObject({ sent_at: null, failed_at: null });

    const start = await office.aProcess();
    await start.queueForgotten({ atStart: true });
    await start.queueForgotten({ atStart: true });
    expect(await start.jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect(office.received).toHaveLength(1);
  });

  test('that was put off goes out after a start at once, also where an earlier version had its job', async () => {
    const { jobs, write } = await office.aProcess();
    office.answers.push('later');
    await write();
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 });
    await office.database.query('truncate job.job');
    const next = await office.aProcess();
    await next.queueForgotten({ atStart: true });
    expect(await next.jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect(office.received).toHaveLength(1);
  });

  test('that is urgent is queued again before those that wait longer', async () => {
    const { queueForgotten, write, writeUrgent } = await office.aProcess();
    for (let at = 0; at < 3; at += 1) await write();
    await writeUrgent();
    await office.database.query('truncate job.job');
    await queueForgotten({ atStart: true });
    const { rows } = await office.database.query("select priority from job.job order by (data->>'mailId')::int");
    expect(rows.map(({ priority }) => priority)).toEqual([0, 0, 0, 1]);
  });

  test('of a site that nobody serves waits, with an alert, and is in nobody’s way', async () => {
    const { jobs, queueForgotten, write } = await office.aProcess();
    await write();
    await write('eva@ejemplo.uy');
    await office.database.query(`update mail set site = 'NAM' where recipient = 'eva@ejemplo.uy'`);
    await office.database.query('truncate job.job');
    office.minutes(121);
    await queueForgotten({ atStart: false });
    expect(office.alerts).toEqual(['mail.noProcess']);
    expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect(office.received).toHaveLength(1);
  });

  test('whose place another took while it was being sent is not tried again', async () => {
    const { jobs, sender, send } = await office.aProcess();
    const latest = { to: 'ana@ejemplo.uy', subject: 'Cómo pagar', html: '', latest: true };
    office.answers.push('later', 'take');
    await send({ ...latest, text: 'primero' });
    const { id } = await office.stored();
    await office.database.db
      .updateTable('mail')
      .set({ claimed_until: new Date(office.time.now.getTime() + 60_000) })
      .execute();
    await send({ ...latest, text: 'segundo' });
    await office.database.db.updateTable('mail').set({ claimed_until: null }).where('id', '=', id).execute();
    await sender.send(id);
    expect(office.received).toEqual([]);
    await jobs.runDue();
    await jobs.runDue({ early: true });
    expect(office.received).toHaveLength(1);
    expect(office.received[0]).toContain('segundo');
  });

  test('that waits for a while goes out after it', async () => {
    const { jobs, send } = await office.aProcess();
    await send({ to: 'ana@ejemplo.uy', subject: 'Cómo pagar', text: '', html: '', afterSeconds: 120 });
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 0 });
    expect(await jobs.runDue({ early: true })).toEqual({ done: 1, failed: 0 });
  });

  test('whose job is gone gets a new one after two hours, and none before', async () => {
    const { jobs, queueForgotten, write } = await office.aProcess();
    await write();
    await office.database.query('truncate job.job');
    office.minutes(119);
    await queueForgotten({ atStart: false });
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 0 });
    office.minutes(2);
    await queueForgotten({ atStart: false });
    expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect(office.received).toHaveLength(1);
  });

  test('counts as sent in a demo, and reaches nobody', async () => {
    await office.database.db.insertInto('shop').values({ is_demo: true }).execute();
    const { jobs, write } = await office.aProcess();
    await write();
    expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
    expect((await office.stored()).sent_at).toEqual(office.time.now);
    expect(office.received).toEqual([]);
  });

  test.each([
    ['smtp://127.0.0.1:1', 'unreachable'],
    ['a wrong login', 'login'],
    ['later', 'other'],
  ])('that is not taken says by what: %s', async (how, cause) => {
    if (how === 'later') office.answers.push(how);
    const login = office.smtpUrl.replace('smtp://', 'smtp://ana:clave@');
    const { jobs, write, outcome } = await office.aProcess(
      how === 'later' ? undefined : how === 'a wrong login' ? login : how,
    );
    const { ids } = await write();
    const told = outcome(ids[0] ?? 0, 10_000);
    await jobs.runDue();
    expect(await told).toEqual({ isTaken: false, cause });
  });
});
