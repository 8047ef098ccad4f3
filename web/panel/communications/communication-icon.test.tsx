import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { type CommunicationType, communicationTypes } from '#contract/plain/communications';
import { CommunicationIcon, CommunicationState } from './communication-icon.tsx';
import { TextWithCodes } from './named-products.tsx';

const shown = (content: ReactNode) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <MantineProvider>{content}</MantineProvider> }]);
  return renderToStaticMarkup(<Stub />);
};
const wordsIn = (html: string) => html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, '');

test.each(Object.entries(communicationTypes))('the drawing of %s is heard as %s', (type, word) => {
  const html = shown(<CommunicationIcon type={type as CommunicationType} />);
  expect(wordsIn(html)).toBe(word);
  expect(html).toContain(`title="${word}"`);
});

test('a state is read by its word, whatever its colour', () => {
  const html = shown(
    <CommunicationState communication={{ lastEvent: 'RSC', newDate: '2020-01-01T10:00:00Z', sentTo: null }} />,
  );
  expect(wordsIn(html)).toBe('Vencida');
});

test('an e-mail that went out says so beside its state', () => {
  const mail = { lastEvent: 'DON', newDate: '2020-01-01T10:00:00Z' } as const;
  expect(wordsIn(shown(<CommunicationState communication={{ ...mail, sentTo: 'a@x.uy' }} />))).toBe('HechaSe envió');
  expect(wordsIn(shown(<CommunicationState communication={{ ...mail, sentTo: null }} />))).toBe('Hecha');
});

test('a code leads to its product, and the words around it stay', () => {
  const html = shown(<TextWithCodes text="Diez A-1/B, hoy" codes={new Set(['A-1/B'])} />);
  expect(wordsIn(html)).toBe('Diez A-1/B, hoy');
  expect(html).toContain('href="/gestion/productos?t=A-1%2FB&amp;editar=A-1%2FB"');
});
