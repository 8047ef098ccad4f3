import { hash } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { messages } from '#contract/plain/messages';
import { freshDatabase } from '#server/test/database';
import { testShop } from '#server/test/shop';

vi.mock('@node-rs/argon2', { spy: true });

test('a password is hashed for no one without a link that works, as anyone may try as often as he likes', async () => {
  await freshDatabase();
  const shop = await testShop();
  vi.mocked(hash).mockClear();
  const guid = '5f3a7a52-4c5c-4b6f-9d3b-0d5f7c1e2a34';
  const answer = await shop.call('user/activate', { guid, newPassword: 'elegida' });
  expect(answer).toMatchObject({ status: 422, error: messages['user.linkDead'] });
  expect(hash).not.toHaveBeenCalled();
});
