import { expect, test } from 'vitest';
import { saysCrawler } from './says-crawler.ts';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36', false],
  ['curl/8.5.0', false],
  [undefined, false],
])('of «%s»: %s', (userAgent, expected) => {
  expect(saysCrawler(userAgent)).toBe(expected);
});
