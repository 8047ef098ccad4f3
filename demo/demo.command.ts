import { passwordFor } from '#demo/first-start';
import { seedDemo } from '#demo/seed';
import type { CommandHandler } from '#server/commands/serve-commands';
import type { Shop } from '#server/shop';

export type MadeDemo = { password: string };

/** Puts the demo into the shop's empty database; answers the password of its accounts. */
export const demoCommand =
  (
    { database, served, changes }: Pick<Shop, 'database' | 'served' | 'changes'>,
    reach: { isPrivate: boolean },
  ): CommandHandler =>
  async (_input, onProgress): Promise<MadeDemo> => {
    const password = passwordFor(reach);
    const sites = served.map(({ site }) => site);
    await seedDemo({ db: database.db, clock: () => new Date(), sites, password, onProgress });
    await changes.follow();
    return { password };
  };
