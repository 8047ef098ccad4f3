import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { rtc } from '#sites/rtc';
import { MailsWait } from './mails-wait.tsx';

const pageOf = (sendsMail: boolean) => {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: MailsWait }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { site: rtc, sendsMail } } }} />);
};

test('a shop without a mail server says that its mails wait, others say nothing', () => {
  expect(pageOf(false)).toContain('La tienda todavía no puede mandar correos: el tuyo espera y sale en cuanto pueda.');
  expect(pageOf(true)).toBe('');
});
