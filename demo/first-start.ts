import { randomBytes } from 'node:crypto';
import { demoAccounts, demoPassword } from '#demo/accounts';
import { refuseLiveKeys } from '#demo/payments/live-keys';
import { hashPassword, passwordFits } from '#server/accounts/passwords';
import type { Db } from '#server/ctx';
import type { Environment } from '#server/environment';

/** The known password where only this machine can reach the shop, else one that nobody can guess. */
export const passwordFor = ({ isPrivate }: Pick<Environment, 'isPrivate'>) =>
  isPrivate ? demoPassword : randomBytes(9).toString('base64url');

const isEmpty = async (db: Db) => {
  const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  const account = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
  return !product && !account;
};

/**
 * Decides once what an embedded database holds: the demo, or with DEMO=0 an empty shop. A PostgreSQL server's, one that
 * has been decided and one that holds products or accounts stay as they are.
 */
export async function prepareFirstStart(db: Db, env: Environment, onProgress: (step: string) => void) {
  const shop = await db.selectFrom('shop').select(['is_stocked', 'is_demo']).executeTakeFirst();
  const becomesDemo = !env.DATABASE_URL && !shop?.is_stocked && env.demo && (await isEmpty(db));
  if (shop?.is_demo || becomesDemo) refuseLiveKeys(env);
  if (shop?.is_demo) await replaceKnownPassword(db, env, onProgress);
  if (shop?.is_demo && !env.demo)
    onProgress('DEMO=0 no cambia una tienda que ya es una demostración. Para empezar la tuya: npm run shop:new');
  if (env.DATABASE_URL || shop?.is_stocked) return;
  if (becomesDemo) {
    const { seedDemo } = await import('#demo/seed');
    const password = passwordFor(env);
    await seedDemo({ db, clock: () => new Date(), sites: env.served.map(({ site }) => site), password, onProgress });
    if (password !== demoPassword) onProgress(`Contraseña de las cuentas de la demostración: ${password}`);
    return;
  }
  await db.updateTable('shop').set({ is_stocked: true }).execute();
}

/** A demo that was made where only its machine could reach it, and is served to others now, gets another password. */
const replaceKnownPassword = async (db: Db, env: Environment, onProgress: (step: string) => void) => {
  const password = passwordFor(env);
  if (password === demoPassword) return;
  const emails = demoAccounts.map(({ email }) => email);
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', 'in', emails)
    .execute();
  const known: number[] = [];
  for (const { id, password_hash } of accounts) if (await passwordFits(password_hash, demoPassword)) known.push(id);
  if (known.length === 0) return;
  const password_hash = await hashPassword(password);
  await db.updateTable('account').set({ password_hash }).where('id', 'in', known).execute();
  await db.deleteFrom('session').where('account_id', 'in', known).execute();
  onProgress(`Nueva contraseña de las cuentas de la demostración: ${password}`);
};

/** Whether the accounts of a demo still have the known password. */
const hasKnownPassword = async (db: Db) => {
  const emails = demoAccounts.map(({ email }) => email);
  const account = await db
    .selectFrom('account')
    .select('password_hash')
    .where('email', 'in', emails)
    .orderBy('id')
    .executeTakeFirst();
  return passwordFits(account?.password_hash, demoPassword);
};

const otherPassword = '  Contraseña: la que dijo el arranque que la hizo. Para otra: npm run admin -- admin@demo.uy';

/** Lines that a demo prints at each start. */
export const demoWelcome = async (
  db: Db,
  { served, isPrivate }: Pick<Environment, 'served' | 'isPrivate'>,
): Promise<string[]> => [
  'Demostración. Cuentas para ingresar:',
  ...demoAccounts.map(({ email, what }) => `  ${email.padEnd(18)} ${what}`),
  isPrivate && (await hasKnownPassword(db)) ? `  Contraseña de todas: ${demoPassword}` : otherPassword,
  ...served.slice(0, 1).map(({ origin }) => `  Correo de la demostración: ${origin}/demo/correo`),
];
