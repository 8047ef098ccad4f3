import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldMails } from '#server/mail/mail.store';
import { aPostOffice, key } from '#server/test/a-post-office';

let office: Awaited<ReturnType<typeof aPostOffice>>;
beforeEach(async () => {
  office = await aPostOffice();
});
afterEach(() => office.close());

describe('a mail with a key', () => {
  const withKey = { text: `a/${key} b/${key}`, html: `<a href="${key}">`, secret: key };
  const lost = { text: 'a/… b/…', html: '<a href="…">', secret: null };

  test('has it until it is sent, over every try, and loses it then', async () => {
    const { jobs, writeKey } = await office.aProcess();
    office.answers.push('later', 'take');
    await writeKey();
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 });
    expect(await office.stored()).toMatchObject(withKey);
    expect(await jobs.runDue({ early: true })).toEqual({ done: 1, failed: 0 });
    expect(office.received[0]).toContain(`a/${key} b/${key}`);
    expect(await office.stored()).toMatchObject({ ...lost, sent_at: office.time.now });
  });

  test('loses it when it is given up', async () => {
    const { jobs, writeKey } = await office.aProcess();
    office.answers.push('no mailbox');
    await writeKey('nadie@ejemplo.uy');
    await jobs.runDue();
    expect(await office.stored()).toMatchObject({ ...lost, failed_at: office.time.now });
  });

  test('shows it in a demo', async () => {
    await office.database.db.insertInto('shop').values({ is_demo: true }).execute();
    const { jobs, writeKey } = await office.aProcess();
    await writeKey();
    await jobs.runDue();
    expect(await office.stored()).toMatchObject({ ...withKey, sent_at: office.time.now });
  });

  test('goes after 30 days, sent or not; others stay', async () => {
    const { jobs, write, writeKey } = await office.aProcess();
    await write();
    await writeKey();
    await jobs.runDue();
    await writeKey('eva@ejemplo.uy');
    const left = async () =>
      (await office.database.db.selectFrom('mail').select('subject').execute()).map((one) => one.subject);
    await deleteOldMails(office.database.db, new Date(office.time.now.getTime() + 29.9 * 24 * 3_600_000));
    expect(await left()).toHaveLength(3);
    await deleteOldMails(office.database.db, new Date(office.time.now.getTime() + 30.1 * 24 * 3_600_000));
    expect(await left()).toEqual(['Activá tu cuenta']);
  });
});
