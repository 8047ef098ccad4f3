import { MantineProvider } from '@mantine/core';
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

const shownTo = (verbs: readonly Verb[]) => {
  const card = (
    <SlipCard slip={slip} may={(verb) => verbs.includes(verb)} onApprove={() => undefined} onReject={() => undefined} />
  );
  const Stub = createRoutesStub([{ path: '/', Component: () => <MantineProvider>{card}</MantineProvider> }]);
  return renderToStaticMarkup(<Stub />);
};

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
