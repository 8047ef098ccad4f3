import { randomUUID } from 'node:crypto';
import type { CallPath, Input } from '#contract/contract';
import { anInvited } from '#server/test/a-staff-member';
import { anAccount } from '#server/test/an-account';
import { anAsk } from '#server/test/mailbox-calls';
import { linkTo } from '#server/test/mails';
import type { Both, Id } from '#server/test/two-sites';

/** Contacts of a new person or company. */
export const contacts = {
  phones: [{ phone: '099 123 456', type: 'HOM' as const }],
  addresses: [{ address: 'Rincón 500', stateId: 1, cityId: 1 }],
  emails: [],
};
/** A new account. */
export const user = () => ({
  email: `${randomUUID()}@ejemplo.uy`,
  password: 'secreta',
  firstName: 'Eva',
  lastName: 'Paz',
});

/** Confirmation of a new subscription at a site. */
export const subscription = async (both: Both, site: Id) => {
  const value = `${randomUUID()}@ejemplo.uy`;
  await both.shops[site].call('suscription/add', { type: 'NEM', value }, undefined, { client: randomUUID() });
  return { key: (await linkTo(both.shops[site], value, '/confirmar/')).split('/').pop() ?? '' };
};

export type Writes<P extends CallPath> = (origin: string, site: Id) => Input<P> | Promise<Input<P>>;
/** Calls that write a mail, which speaks for the site that was asked. */
export const siteMails = (bothSites: () => Both): { [P in CallPath]?: Writes<P> } => ({
  'user/addWithPerson': (origin) => ({
    user: user(),
    urlActivation: `${origin}/activar/`,
    person: { name: 'Eva', lastName: 'Paz', ...contacts },
  }),
  'user/addWithCompany': (origin) => ({
    user: user(),
    urlActivation: `${origin}/activar/`,
    company: { name: 'Taller Sur SRL', identifier: '21 100342 0017', ...contacts },
  }),
  'user/resendActivation': () => ({ email: bothSites().ana.email }),
  'user/invite': () => anInvited(),
  'user/sendInvitation': async () => ({ guid: (await anAccount(bothSites().shops.RTC, { isActive: false })).guid }),
  'mail/sendTest': () => ({}),
  'user/restorePwdStep1': () => ({ email: bothSites().ana.email }),
  'suscription/add': () => ({ type: 'NEM', value: 'eva@ejemplo.uy' }),
  'suscription/confirm': (_, site) => subscription(bothSites(), site),
  'arrival/add': (_, site) => anAsk(bothSites().shops[site], { categoryId: bothSites().things[site].category }),
  'utils/email/sendContact': () => ({
    name: 'Eva',
    phone: '099 123 456',
    email: 'eva@ejemplo.uy',
    subject: 'Horario',
    message: '¿Abren hoy?',
  }),
});
