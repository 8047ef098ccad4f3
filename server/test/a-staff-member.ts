import { randomUUID } from 'node:crypto';
import type { userCalls } from '#contract/users';
import { anAccount } from '#server/test/an-account';
import type { EveryCall, SampledPath } from '#server/test/call-row';
import type { TestShop } from '#server/test/shop';

const listed = { filters: {}, rowIndex: 0, rowsMax: 100 };

/** Rows of every call about staff, made by an administrator. */
export const staffRows = (
  shop: TestShop,
): Pick<
  EveryCall,
  Exclude<keyof typeof userCalls, SampledPath> | 'history/filter' | 'mail/status' | 'backup/make'
> => ({
  'mail/status': ['administrator', 2, () => ({})],
  'backup/make': ['administrator', 4, () => ({})],
  'history/filter': ['administrator', 3, () => ({ filters: {}, rowsMax: 100 })],
  'user/filter': ['administrator', 3, () => listed],
  'user/setRoles': ['administrator', 22, async () => ({ guid: (await anAccount(shop)).guid, roles: ['seller'] })],
  'user/invite': ['administrator', 28, () => anInvited()],
  'user/sendInvitation': [
    'administrator',
    11,
    async () => ({ guid: (await anAccount(shop, { isActive: false })).guid }),
  ],
  'user/setLock': ['administrator', 20, async () => ({ guid: (await anAccount(shop)).guid, isLocked: true })],
});

/** Somebody who may be invited: nobody has that e-mail yet. */
export const anInvited = () => ({
  email: `${randomUUID()}@ejemplo.uy`,
  firstName: 'Iris',
  lastName: 'Díaz',
  roles: ['seller' as const],
});
