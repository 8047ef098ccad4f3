import { expect, test } from 'vitest';
import { pageOf, wordsOf } from '#web/test/parts.tsx';
import { CartSummary } from './cart-summary.tsx';

const options = {
  shipping: [],
  payments: [],
  branches: [],
  metropolitanCities: [],
  transferDays: 0,
  rate: { value: 40, date: '2026-11-20' },
};

test('a total of nothing is said in both currencies, without a bare 0', () => {
  expect(wordsOf(pageOf(<CartSummary options={options} />))).toContain('sin envío U$S 0,00 $ 0,00 ');
  expect(wordsOf(pageOf(<CartSummary options={{ ...options, rate: null }} />))).not.toMatch(/U\$S 0,00 (\$ )?0/);
});
