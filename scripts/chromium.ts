import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// The shell comes first: without a window of its own to draw, a journey takes a fifth less time.
const shell = '/usr/bin/chromium-headless-shell';
const places = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** The Chromium that the browser tests drive: what CHROME_PATH names, else the one that the system has. */
export const chromiumPath = (): string | undefined =>
  [process.env.CHROME_PATH ?? '', ...places].find((path) => path !== '' && existsSync(path));

const installFromDebian = () => {
  console.log('Instalando el paquete chromium-headless-shell de Debian para las pruebas con navegador…');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
  ]) {
    const { status } = spawnSync('apt-get', ['-q', ...command], { env: environment, stdio: 'inherit' });
    if (status !== 0) return;
  }
};

const ensure = () => {
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!process.env.CHROME_PATH && !existsSync(shell) && isRootOnDebian) installFromDebian();
  if (chromiumPath()) return;
  console.error(
    'Falta un navegador para las pruebas: instalá Chromium (en Debian: apt-get install chromium) o decí dónde está en CHROME_PATH.',
  );
  process.exit(1);
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) ensure();
