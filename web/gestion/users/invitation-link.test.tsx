import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InvitationLink } from './invitation-link.tsx';

test('an invitation that no mail server takes says so, and offers its link to copy', () => {
  const link = 'https://tienda.uy/activar/1234';
  const html = renderToStaticMarkup(
    <MantineProvider>
      <InvitationLink link={link} onClose={() => {}} />
    </MantineProvider>,
  );
  expect(html).toContain('La invitación no salió por correo');
  expect(html).toContain(`value="${link}"`);
  expect(html).toMatch(/<button[^>]*>.*Copiar/);
});
