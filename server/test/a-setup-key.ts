import { setupWelcome } from '#server/accounts/first-administrator.service';
import type { TestShop } from '#server/test/shop';

/** The key of a link that makes the first administrator; undefined where there is one. */
export const aSetupKey = async ({ ctx }: Pick<TestShop, 'ctx'>) => (await setupWelcome([ctx]))[1]?.split('/').pop();

/** Takes the role from all who have it, so that an account can be the first again. */
export const setupInput = async (shop: TestShop, email: string) => {
  await shop.database.db.deleteFrom('account_role').where('role', '=', 'administrator').execute();
  return { key: (await aSetupKey(shop)) ?? '', email };
};
