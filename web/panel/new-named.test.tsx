import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { NewNamed } from './new-named.tsx';

const shown = (name: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <NewNamed
        id="marca"
        title="Nueva marca"
        action="Crear la marca"
        fields={[{ name: 'name', label: 'Nombre de la marca', rule: z.string() }]}
        first={{ name }}
        refusal="Este campo es obligatorio"
        add={() => Promise.reject(new Error('Nothing is added.'))}
        onAdded={() => {}}
        onCancel={() => {}}
      />
    </MantineProvider>,
  );

test('a form that is saved without the new thing says what is missing', () => {
  expect(shown('')).toContain('Este campo es obligatorio');
  expect(shown('Valeo')).toContain('Falta tocar «Crear la marca»');
});
