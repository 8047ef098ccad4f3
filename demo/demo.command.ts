import { passwordFor } from '#demo/first-start';
import { refuseLiveKeys } from '#demo/payments/live-keys';
import { seedDemo } from '#demo/seed';
import type { CommandHandler } from '#server/commands/serve-commands';
import type { Shop } from '#server/shop';

/** Whether only this machine reaches the shop; which live keys it has; and whom to tell that it is a demo from now on. */
export type DemoReach = { isPrivate: boolean; liveKeys: readonly string[]; onDemo?: () => void };

export type MadeDemo = { password: string };

/** Puts the demo into the shop's empty database; answers the password of its accounts. */
export const demoCommand =
  (
    { database, served, changes }: Pick<Shop, 'database' | 'served' | 'changes'>,
    { isPrivate, liveKeys, onDemo = () => {} }: DemoReach,
  ): CommandHandler =>
  async (_input, onProgress): Promise<MadeDemo> => {
    refuseLiveKeys({ liveKeys });
    const password = passwordFor({ isPrivate });
    const sites = served.map(({ site }) => site);
    await seedDemo({ db: database.db, clock: () => new Date(), sites, password, onProgress });
    onDemo();
    await changes.follow();
    return { password };
  };
