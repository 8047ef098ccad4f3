import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Verb } from '#contract/plain/positions';
import type { ListedSlip } from '#contract/slips';
import { SlipCard } from './slip-card.tsx';

const order = { guid: 'g', number: 5, state: 'PPE', userEmail: 'ana@ejemplo.uy', companyName: null, personName: null };
const slip = {
  guid: 's',
  at: '2026-11-20T15:00:00.000Z',
  by: 'Ana',
  reference: '4512',
  fileName: null,
  state: 'waiting',
  alsoIn: [],
  order: { ...order, personLastName: null, toCompanyId: 7, paymentName: 'Depósito', total: 1200, totalUYU: null },
} as unknown as ListedSlip;

const htmlOf = (content: ReactNode) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <MantineProvider>{content}</MantineProvider> }]);
  return renderToStaticMarkup(<Stub />);
};

const shownTo = (verbs: readonly Verb[], shown = slip) =>
  htmlOf(
    <SlipCard
      slip={shown}
      may={(verb) => verbs.includes(verb)}
      onApprove={() => undefined}
      onReject={() => undefined}
    />,
  );

test.each([
  [
    ['moves', 'decides'],
    ['Aprobar', 'Rechazar'],
  ],
  [['decides'], ['Rechazar']],
  [['moves', 'notes'], []],
] as const)('a slip that waits offers who %j: %j', (verbs, offered) => {
  const buttons = Array.from(shownTo(verbs).matchAll(/<button.*?<\/button>/g), ([html]) =>
    html.replaceAll(/<[^>]+>/g, ''),
  );
  expect(buttons).toEqual(offered);
  expect(shownTo(verbs).includes('Lo decide otra persona')).toBe(offered.length === 0);
});

test('an order of nobody is a final consumer’s here too', () => {
  expect(shownTo([])).toContain('Consumidor final');
});

test.each([
  [[7], 'También se envió para el pedido 7<'],
  [[7, 8], 'También se envió para los pedidos 7, 8<'],
])('a slip that came for the orders %j too says so', (alsoIn, sentence) => {
  expect(shownTo([])).not.toContain('También se envió');
  expect(shownTo([], { ...slip, alsoIn })).toContain(sentence);
});
