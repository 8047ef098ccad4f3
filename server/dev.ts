import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';

/** The shop for Vite's development server; made anew whenever a file of the server changes. */
export const app = async () => {
  const build = await import('virtual:react-router/server-build');
  return createApp({ env: readEnvironment(process.env), isReady: () => true, web: { build, mode: 'development' } });
};
