import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { earlyLook } from '../contract/plain/early-look.ts';
import { fillDataFolder } from '../server/test/empty-database.ts';
import type { Customer } from './accounts.ts';
import { test as base, expect, open } from './fixtures.ts';

/** The firm of an owner. */
export const firm = { name: 'Ñandú Electrónica SRL', identifier: '211003420017', address: 'Rincón 500, Montevideo' };

type Letter = { to: string; text: string };

export type OwnShop = {
  origin: string;
  /** A folder for what a command is to read; it is run from there. */
  folder: string;
  /** Runs one of `scripts/` beside the shop: its exit code and what it wrote. */
  run: (script: string, ...given: string[]) => Promise<{ code: number; out: string }>;
  /** The link by which its first administrator is made, as its start printed it. */
  setupLink: () => string;
  /** The text of the first mail to an address that says `part`, once it was sent. */
  mailTo: (address: string, part: string) => Promise<string>;
  close: () => Promise<void>;
};

/** `backsUp`: backups go to a folder of the shop's. */
type More = { DEMO?: '1'; backsUp?: true };

/** Tests in a shop of their own, in which `prepare` sets what no other journey is to meet. */
export const inOwnShop = (prepare?: (shop: OwnShop) => Promise<unknown>, more: More = {}) =>
  base.extend<object, { timeZone: string; shop: OwnShop }>({
    timeZone: ['America/Montevideo', { scope: 'worker', option: true }],
    shop: [
      async ({ timeZone }, use) => {
        const shop = await startOwnShop(timeZone, more);
        await prepare?.(shop);
        await use(shop);
        await shop.close();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    baseURL: ({ shop }, use) => use(shop.origin),
  });

/** Starts a shop of its own, empty as its owner's on the first day unless it is to be a demo, on a machine of that time zone, with a mail server that keeps what it gets. */
const startOwnShop = async (timeZone: string | undefined, { backsUp, ...more }: More): Promise<OwnShop> => {
  const folder = mkdtempSync(join(tmpdir(), 'own-shop-'));
  await fillDataFolder(join(folder, 'data'));
  const letters: Letter[] = [];
  const smtp = await openMailServer(letters);
  const port = await freePort();
  const { DATABASE_URL: _, E2E_DATA_DIR: __, ...inherited } = process.env;
  const env = {
    ...inherited,
    DEMO: '0',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    INIT_CWD: folder,
    NODE_ENV: 'production',
    TZ: timeZone,
    ...more,
    ...(backsUp && { BACKUP_DIR: join(folder, 'respaldos') }),
  };
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => {
    printed += String(part);
    process.stdout.write(part);
  });
  const ended = once(child, 'exit');
  await expect(async () => {
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  }).toPass({ timeout: 540_000 });
  return {
    origin,
    folder,
    run: (script, ...given) =>
      new Promise((done) => {
        execFile(process.execPath, [`scripts/${script}.ts`, ...given], { env }, (failed, out, error) =>
          done({ code: typeof failed?.code === 'number' ? failed.code : 0, out: out + error }),
        );
      }),
    setupLink: () => /http\S+\/primer-administrador\/\S+/.exec(printed)?.[0] ?? '',
    mailTo: async (address, part) => {
      const found = () => letters.find(({ to, text }) => to === address && text.includes(part))?.text;
      await expect.poll(found, { message: `a mail to ${address} that says ${part}` }).toBeDefined();
      return found() ?? '';
    },
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await smtp.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Shows the page's browser a shop that is not open yet, as its people's. */
export const lookEarly = (page: Page, { origin }: OwnShop) => {
  const [name = '', value = ''] = earlyLook.split('=');
  return page.context().addCookies([{ name, value, url: origin }]);
};

/** Opens the shop as it is, and names the firm that sells. */
export const nameFirm = async (shop: OwnShop) => {
  await shop.run('setting', 'opened', 'true');
  return shop.run('company', firm.name, firm.identifier, firm.address);
};

/** The path of the first link in a text that holds `part`. */
export const pathIn = (text: string, part: string) => {
  const link = text.match(/https?:\/\/\S+/g)?.find((one) => one.includes(part)) ?? '';
  return new URL(link).pathname;
};

/** Makes an administrator of the shop: the command gives a link with which he chooses a password. */
export const makeOwner = async (page: Page, shop: OwnShop, owner: Customer) => {
  const made = await shop.run('admin', owner.email);
  expect(made.code).toBe(0);
  await open(page, pathIn(made.out, 'http'));
  await choosePassword(page, owner);
};

/** Chooses a first password on the page to which a link leads. */
export const choosePassword = async (page: Page, { password }: Customer) => {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await page.getByLabel('Repetí la contraseña').fill(password);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ingresar' })).toBeVisible();
};

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

const openMailServer = async (letters: Letter[]) => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = readable(Buffer.concat(chunks).toString('latin1'));
        for (const { address } of session.envelope.rcptTo) letters.push({ to: address, text });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, close: () => new Promise<void>((done) => server.close(done)) };
};

/** A mail's parts as people read them: quoted-printable and UTF-8 undone. */
const readable = (mail: string) => {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};
