import { readEnvironment } from '#server/environment';
import { openLog } from '#server/log/log';
import { shopCommands } from '#server/shop-commands';
import { startShop } from '#server/start-shop';

// A process of its own for tests: does one command as its script does, and says how much memory that took beside the
// process at rest.
const [command = '', input = '{}'] = process.argv.slice(2);
const env = readEnvironment(process.env);
const { shop, close } = await startShop(env, { log: openLog('silent'), work: false });
const megabytes = () => process.memoryUsage().rss / 2 ** 20;
await new Promise((resolve) => setTimeout(resolve, 500));
const idle = megabytes();
let peak = idle;
const watch = setInterval(() => {
  peak = Math.max(peak, megabytes());
}, 20);
const began = Date.now();
const result = await shopCommands(shop, env)[command]?.(JSON.parse(input), () => {}, new AbortController().signal);
clearInterval(watch);
process.stdout.write(`${JSON.stringify({ result, above: Math.round(peak - idle), ms: Date.now() - began })}\n`);
await close();
