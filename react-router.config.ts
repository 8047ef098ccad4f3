import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: process.env.BUILD_DIR ?? 'build/dev',
  serverBuildFile: '[name].js',
  ssr: true,
  // One cached manifest file instead of a request for every link that comes into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
