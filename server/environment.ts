import { BlockList, isIP } from 'node:net';
import { totalmem } from 'node:os';
import { z } from 'zod';
import { sites } from '#sites/all';
import { type Site, siteIds } from '#sites/site';
import { shortestSecret } from './backup/read-secret.ts';
import { isLoopback, isLoopbackHost } from './http/is-loopback.ts';
import { holdsKey, liveKeysIn, missingKeys, providerVariables } from './provider-variables.ts';

/** A site and the address under which people know it, without a slash at its end. */
export type ServedSite = { site: Site; origin: string };

const origin = (value: string, fail: (sentence: string) => void) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username) {
    return url.origin;
  }
  fail(`"${value}" no es una dirección como https://tienda.uy (sin ruta al final)`);
  return '';
};

const isNetwork = (value: string) => {
  const [address = '', bits] = value.split('/');
  const family = isIP(address);
  return family > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
};

const port = z.coerce
  .number('no es un número')
  .int('no es un número entero')
  .min(1, 'tiene que estar entre 1 y 65535')
  .max(65535, 'tiene que estar entre 1 y 65535');

const isServiceAddress = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return (
    url !== undefined && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password
  );
};

const siteId = z.enum(siteIds, `tiene que ser uno de ${siteIds.join(', ')}`);
const urlOf = (schemes: RegExp, example: string) =>
  z.url({ protocol: schemes, error: `tiene que ser como ${example}` });

/** Memory of the machine, or of the container where that is less. */
const machineMb = () => Math.floor(Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20);

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: urlOf(/^postgres(ql)?$/, 'postgres://usuario:clave@servidor:5432/base').optional(),
  SITE: siteId.default('RTC'),
  PUBLIC_URL: z.string().optional(),
  SITES: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .refine((parts) => parts.every(isNetwork), 'tiene que ser una lista de direcciones o redes: 10.0.0.5,10.1.0.0/16'),
  DEMO: z.enum(['0', '1'], 'tiene que ser 0 o 1').default('1'),
  SMTP_URL: urlOf(/^smtps?$/, 'smtp://usuario:clave@servidor:587').optional(),
  RATE_URL: urlOf(/^https?$/, 'https://cotizaciones.ejemplo.uy/dolar.json').optional(),
  RATE_FIELD: z
    .string()
    .regex(/^[^.\s]+(\.[^.\s]+)*$/, 'tiene que ser como rates.UYU')
    .optional(),
  GOOGLE_GEOCODING_KEY: z
    .string()
    .regex(/^[\w-]{20,100}$/, 'no parece una clave de Google: lleva entre 20 y 100 letras, cifras o guiones')
    .optional(),
  NOMINATIM_URL: z
    .string()
    .refine(isServiceAddress, 'tiene que ser como https://nominatim.openstreetmap.org')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  PAGE_MEMORY_MB: z.coerce.number('no es un número').min(0, 'no puede ser menos de 0').default(112),
  MEMORY_MB: z.coerce.number('no es un número').min(256, 'no puede ser menos de 256').default(machineMb),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z.coerce
    .number('no es un número')
    .int('no es un número entero')
    .min(1, 'no puede ser menos de 1')
    .default(7),
  BACKUP_KEY: z.string().min(shortestSecret, `tiene que tener ${shortestSecret} caracteres o más`).optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'tiene que ser debug, info, warn, error o silent')
    .default('info'),
  ...providerVariables,
});

// Below it the embedded database has to do without what makes it faster.
const smallMb = 1536;
export const hasLittleMemory = ({ MEMORY_MB }: { MEMORY_MB: number }): boolean => MEMORY_MB < smallMb;

const several = (list: string, fail: (sentence: string) => void): ServedSite[] => {
  const served = list.split(',').map((part) => {
    const [id = '', ...address] = part.trim().split('=');
    const known = siteId.safeParse(id);
    if (!known.success) fail(`"${id}": ${known.error.issues[0]?.message}`);
    return { site: sites[known.data ?? 'RTC'], origin: origin(address.join('='), fail) };
  });
  if (new Set(served.map((one) => one.site)).size < served.length) fail('nombra dos veces el mismo sitio');
  if (new Set(served.map((one) => one.origin)).size < served.length) fail('da la misma dirección a dos sitios');
  return served;
};

export type Environment = Omit<z.infer<typeof variables>, 'SITE' | 'SITES' | 'PUBLIC_URL' | 'TRUST_PROXY' | 'DEMO'> & {
  served: ServedSite[];
  /** With one site every Host is its own; with several an unknown Host is refused. */
  anyHost: boolean;
  demo: boolean;
  /** Names of variables that hold keys with which people are charged: a demo takes none. */
  liveKeys: readonly string[];
  /** Whether only this very machine reaches the shop: it listens here alone, and its sites' addresses are of here. */
  isPrivate: boolean;
  /** Whether the address comes from a proxy that may name the client. */
  trusts: (address: string) => boolean;
};

const trustedBy = (networks: string[]) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address: string) => isIP(address) > 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

const holdsPassword = /^(DATABASE|SMTP|RATE|NOMINATIM)_URL$|^(BACKUP|GOOGLE_GEOCODING)_KEY$/;

/**
 * Reads what the shop is told by its environment.
 * @throws Error whose message names, in Spanish, every variable with a wrong value.
 */
export const readEnvironment = (given: Record<string, string | undefined>): Environment => {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
  const wrong: string[] = [];
  const read = variables.safeParse(set);
  for (const issue of read.error?.issues ?? []) {
    const name = String(issue.path[0]);
    const isSecret = holdsPassword.test(name) || holdsKey.test(name);
    wrong.push(`${name}: ${issue.message}${isSecret ? '' : ` (dice "${set[name]}")`}.`);
  }
  wrong.push(...missingKeys(set));
  const failing = (name: string) => (sentence: string) => wrong.push(`${name}: ${sentence}.`);
  const { SITES: list, PUBLIC_URL: address } = set;
  const { SITE: id, PORT: listening } = read.data ?? { SITE: 'RTC', PORT: 3000 };
  if (list !== undefined && (set.SITE !== undefined || address !== undefined)) {
    failing('SITES')('va sin SITE ni PUBLIC_URL');
  }
  const served =
    list === undefined
      ? [{ site: sites[id], origin: origin(address ?? `http://localhost:${listening}`, failing('PUBLIC_URL')) }]
      : several(list, failing('SITES'));
  if (wrong.length > 0 || !read.data) throw new Error(`La tienda no puede empezar:\n  ${wrong.join('\n  ')}`);
  const { SITE: _id, SITES: _list, PUBLIC_URL: _address, TRUST_PROXY: networks, DEMO: demo, ...rest } = read.data;
  const isPrivate = isLoopbackHost(rest.HOST ?? '127.0.0.1') && served.every((one) => isLoopback(one.origin));
  const anyHost = list === undefined;
  const liveKeys = liveKeysIn(rest);
  return { ...rest, served, anyHost, demo: demo === '1', isPrivate, liveKeys, trusts: trustedBy(networks) };
};
