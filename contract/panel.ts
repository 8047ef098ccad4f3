import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { filterId, filterText } from '#contract/filters';
import { firstSteps } from '#contract/plain/first-steps';
import { mailCauses } from '#contract/plain/mail-causes';
import { countedQueues, type QueueCounts } from '#contract/plain/order-queues';
import { salesDays } from '#contract/plain/sales-days';

/**
 * A hit of the panel's search. `key` names it among its kind: a code, a family, an order's number, a company's RUT, a
 * person's whole name. `title` and `detail` are its visible text; an order shows its buyer and its state. `id` is that
 * of a company or a person.
 */
const hit = z.object({
  kind: z.enum(['product', 'family', 'order', 'company', 'person']),
  id: z.number().nullable(),
  key: z.string(),
  title: z.string(),
  detail: z.string(),
  /** That of an order. */
  guid: z.string().nullable(),
  /** Those of goods that the process's memory knows: the price in cents, a family's lowest, and the units for sale. */
  price: z.number().nullable(),
  units: z.number().nullable(),
});
export type Hit = z.output<typeof hit>;

const queueCounts = Object.fromEntries(countedQueues.map((queue) => [queue, z.number()])) as Record<
  keyof QueueCounts,
  z.ZodNumber
>;

/**
 * Work that waits for staff: orders by queue, slips and alerts of the orders that the caller sees, and the contacts in
 * his own agenda that are due today or overdue. `newest` lists the numbers of the newest orders to be paid or prepared,
 * ten at most.
 */
const waiting = z.object({
  ...queueCounts,
  slips: z.number(),
  alerts: z.number(),
  dueToday: z.number(),
  overdue: z.number(),
  newest: z.array(z.number()),
});
export type Waiting = z.output<typeof waiting>;

/**
 * Figures of the start page (docs/decisions/028-start-page.md). `sales`: by site, company and day, of 60 days until `today`; `best` and
 * `missed`, the texts by which visitors found nothing, of the days that were asked for. `total` is in cents.
 */
const summary = z.object({
  today: z.string(),
  sales: z.array(
    z.object({
      /** The site's name. */
      site: z.string(),
      siteId: z.string(),
      /** Where the site is served; null where this program does not serve it. */
      origin: z.string().nullable(),
      companyId: z.number(),
      day: z.string(),
      orders: z.number(),
      total: z.number(),
    }),
  ),
  best: z.array(z.object({ code: z.string(), name: z.string(), units: z.number(), total: z.number() })),
  missed: z.array(z.object({ text: z.string(), count: z.number() })),
  lowStock: z.number(),
});
export type Summary = z.output<typeof summary>;

/**
 * Whether there is a mail server, how many of the site's mails wait, and since when the oldest does; when one was taken
 * last, and by what the try after that failed.
 */
const mail = z.object({
  isSent: z.boolean(),
  waiting: z.number(),
  since: z.string().nullable(),
  takenAt: z.string().nullable(),
  cause: z.enum(mailCauses).nullable(),
});
export type MailStatus = z.output<typeof mail>;

/** How backups are: whether they are made by themselves, the last good one with its bytes, and what the last try failed by. */
const backup = z.object({
  isDaily: z.boolean(),
  goodAt: z.string().nullable(),
  goodSize: z.number().nullable(),
  triedAt: z.string().nullable(),
  error: z.string().nullable(),
});
export type BackupStatus = z.output<typeof backup>;

const step = z.object({ id: z.enum(firstSteps), isDone: z.boolean() });
export type StepStatus = z.output<typeof step>;

export const panelCalls = defineCalls({
  /** The surest hits come first. The panel asks at every pause in typing. */
  'panel/find': {
    summary: 'Busca productos, familias, pedidos, empresas y personas por código, número, nombre o RUT',
    access: 'seller',
    input: z.object({ text: filterText }),
    output: z.object({ data: z.array(hit) }),
    limit: { name: 'panel.find', per: 'account', points: 300, seconds: 60, shared: false },
  },
  /** Orders and their slips of one company, or of all whose orders the caller sees. */
  'panel/count': {
    summary: 'Dice cuánto espera: pedidos, comprobantes, alertas y lo agendado',
    access: 'seller',
    input: z.object({ toCompany: filterId.nullable() }),
    output: z.object({ data: waiting }),
    sample: { as: 'seller', statements: 4, input: () => ({ toCompany: null }) },
  },
  /** Sales of one company, or of all whose orders the caller sees, at every site. */
  'panel/summary': {
    summary: 'Resume ventas, lo más vendido, búsquedas sin resultado y lo que está bajo el mínimo',
    access: 'seller',
    input: z.object({ toCompany: filterId.nullable(), days: z.literal(salesDays) }),
    output: z.object({ data: summary }),
    sample: { as: 'seller', statements: 5, input: () => ({ toCompany: null, days: 30 }) },
  },
  'panel/firstSteps': {
    summary: 'Dice qué le falta a una tienda nueva para vender',
    access: 'administrator',
    input: z.object({}),
    output: z.object({ data: z.array(step) }),
    sample: { as: 'administrator', statements: 6, input: () => ({}) },
  },
  /** It goes to the account that asks. Without a cause a mail that is not taken has had no answer yet. */
  'mail/sendTest': {
    summary: 'Manda un correo de prueba a quien lo pide',
    access: 'administrator',
    input: z.object({}),
    output: z.object({
      data: z.object({ to: z.string(), isTaken: z.boolean(), cause: z.enum(mailCauses).nullable() }),
    }),
    limit: { name: 'mail.test', per: 'account', points: 5, seconds: 900, shared: true },
    sample: { as: 'administrator', statements: 8, input: () => ({}) },
  },
  /** Mails that wait count once a try failed, or a mail server had the time to take them. */
  'mail/status': {
    summary: 'Dice cuántos correos esperan y si hay servidor de correo',
    access: 'administrator',
    input: z.object({}),
    output: z.object({ data: mail }),
  },
  /** A job makes it; `backup/status` says how it went. Throws `backup.noFolder` where no folder is set. */
  'backup/make': {
    summary: 'Pide un respaldo ahora',
    access: 'administrator',
    input: z.object({}),
    output: z.object({ data: backup }),
    limit: { name: 'backup.make', per: 'account', points: 3, seconds: 900, shared: true },
  },
  'backup/status': {
    summary: 'Dice cómo están los respaldos',
    access: 'administrator',
    input: z.object({}),
    output: z.object({ data: backup }),
    sites: 'shared',
    sample: { as: 'administrator', statements: 2, input: () => ({}) },
  },
});
