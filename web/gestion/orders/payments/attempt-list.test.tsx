import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AttemptList } from './attempt-list.tsx';

test('an attempt says in Spanish why its provider refused it', () => {
  const at = '2026-11-20T15:00:00.000Z';
  const answer = { at, origin: 'notification', status: null, currency: null, amount: null, refunded: null } as const;
  const detail = 'rejected (cc_rejected_insufficient_amount)';
  const attempt = { guid: 'g', method: 'MPU', currency: 'UYU', amount: 5000, at, endsAt: at, isStarted: true };
  const attempts = [{ ...attempt, answers: [{ ...answer, detail, providerId: '123' }] }];
  const list = (
    <MantineProvider>
      <AttemptList attempts={attempts} />
    </MantineProvider>
  );
  expect(renderToStaticMarkup(list)).toContain(
    'aviso del proveedor · rechazado (fondos insuficientes) · operación 123',
  );
});
