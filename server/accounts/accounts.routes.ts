import type { accountCalls } from '#contract/accounts';
import type { userCalls } from '#contract/users';
import { addFirstAdministrator } from '#server/accounts/first-administrator.service';
import { linkPerson } from '#server/accounts/link-person.service';
import { changePassword, requireReset, resetPassword, sendReset } from '#server/accounts/passwords.service';
import {
  activate,
  checkActivation,
  registerCompany,
  registerPerson,
  resendActivation,
} from '#server/accounts/registration.service';
import { endSession } from '#server/accounts/sessions.service';
import { invite, sendInvitation, setLock, setRoles } from '#server/accounts/staff.service';
import { changeUser, filterUsers, getUser } from '#server/accounts/users.service';
import type { HandlersOf } from '#server/http/handlers';

const done = { data: null };

export const accountsRoutes: HandlersOf<keyof typeof accountCalls | keyof typeof userCalls> = {
  'user/addWithPerson': (ctx, input) => registerPerson(ctx, input).then(() => done),
  'user/addWithCompany': (ctx, input) => registerCompany(ctx, input).then(() => done),
  'user/activate': (ctx, input) => activate(ctx, input).then(() => done),
  'user/checkActivation': async (ctx, { guid }) => ({ data: await checkActivation(ctx, guid) }),
  'user/resendActivation': (ctx, { email, from }) => resendActivation(ctx, email, from).then(() => done),
  'user/restorePwdStep1': {
    run: (ctx, { email, from }) => sendReset(ctx, email, from).then(() => done),
    exists: requireReset,
  },
  'user/restorePwdStep2': {
    run: (ctx, input) => resetPassword(ctx, input).then(() => done),
    exists: requireReset,
  },
  'user/addFirstAdministrator': addFirstAdministrator,
  'user/get': async (ctx, { guid }) => ({ data: await getUser(ctx, guid) }),
  'user/update': {
    run: async (ctx, input) => ({ data: await changeUser(ctx, input) }),
    exists: (ctx, { guid }) => getUser(ctx, String(guid).toLowerCase()),
  },
  'user/changePwd': (ctx, input) => changePassword(ctx, input).then(() => done),
  'user/logout': (ctx) => endSession(ctx).then(() => done),
  'user/filter': filterUsers,
  'user/setRoles': async (ctx, input) => ({ data: await setRoles(ctx, input) }),
  'user/linkPerson': async (ctx, input) => ({ data: await linkPerson(ctx, input) }),
  'user/invite': invite,
  'user/sendInvitation': async (ctx, { guid }) => ({ ...done, link: await sendInvitation(ctx, guid) }),
  'user/setLock': async (ctx, input) => ({ data: await setLock(ctx, input) }),
};
