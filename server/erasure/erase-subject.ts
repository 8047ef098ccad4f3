import type { Ctx, Inside } from '#server/ctx';
import { recordHistories } from '#server/history/history.service';
import { barAddresses } from '#server/mail/barred-addresses';
import { forgetPersonInMerges } from '#server/merges/merges.service';
import { cancelAppointments } from './appointments.store.ts';
import type { Subject } from './entries.ts';
import { eraseRows, lockEmployers, promoteEmployees, readSlipFiles } from './erasure.store.ts';
import { insertErasure } from './erasures.store.ts';

/** Erases somebody whose rows are locked, whatever bars it, inside the caller's transaction. The files are to be removed after it. */
export const eraseSubject = async (inside: Inside, subject: Subject, { at, reason }: { at: Date; reason: string }) => {
  const { db } = inside;
  const { personId } = subject;
  const files = await readSlipFiles(db, subject.orders);
  const companies = await lockEmployers(db, personId);
  const erasure = await insertErasure(db, { personId, at, reason, accountId: inside.session?.accountId ?? null });
  await cancelAppointments(db, subject, erasure, inside.session?.personId ?? null);
  await eraseRows(db, subject);
  await forgetPersonInMerges(inside, personId);
  await promoteEmployees(db, companies);
  await barAddresses(db, subject.addresses, at);
  const thing = { entity: 'person', id: personId };
  await recordHistories(inside, [{ thing, stored: {}, values: { erased: 'Datos borrados a pedido' } }], { reason });
  return { erasure, files };
};

/** After the commit; what fails here the nightly cleaning of slips removes. */
export const removeFiles = async ({ slipFiles, log }: Ctx, files: readonly string[]) => {
  for (const file of files)
    await slipFiles.remove(file).catch((error: unknown) => log.error('erasure.fileLeft', error));
};
