import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '#web/panel/dialog.tsx';
import { ItemSummaries } from './item-summaries.tsx';

type Props<T> = {
  /** Both as JSON texts of items. */
  production: string;
  test: string;
  /** Whether what is shown is saved, which replaces the test; else the test is sent to the shop. */
  isProduction: boolean;
  summary: (item: T) => ReactNode;
  onYes: () => void;
  onNo: () => void;
};

/** Says what comes and what goes before a test is shown, or is replaced by what is shown. */
export const ShowQuestion = <T extends object>({ production, test, isProduction, summary, onYes, onNo }: Props<T>) => {
  const [shown, tested] = [production, test].map((text) => JSON.parse(text) as T[]) as [T[], T[]];
  // The number of an item follows its place.
  const [now, next] = [shown, tested].map((items) => items.map((item) => JSON.stringify({ ...item, id: 0 }))) as [
    string[],
    string[],
  ];
  const comes = tested.filter((_, at) => !now.includes(next[at] ?? ''));
  const goes = shown.filter((_, at) => !next.includes(now[at] ?? ''));
  return (
    <Dialog
      title={isProduction ? '¿Guardar en la tienda y reemplazar el borrador?' : '¿Publicar el borrador?'}
      size="lg"
      onClose={onNo}
      buttons={
        <>
          <Button variant="default" onClick={onNo} data-autofocus>
            Cancelar
          </Button>
          <Button onClick={onYes}>{isProduction ? 'Guardar y reemplazar' : 'Publicar'}</Button>
        </>
      }
    >
      {isProduction ? (
        <Text size="sm">
          El borrador (la prueba) dice otra cosa y queda igual a lo que guardás. Lo que tiene queda en el historial:
        </Text>
      ) : (
        <Text size="sm">
          La prueba va a producción: la tienda pasa a mostrar {tested.length} en lugar de {shown.length}.
        </Text>
      )}
      {isProduction ? (
        <ItemSummaries items={tested} others={shown} summary={summary} />
      ) : (
        <>
          <Part title="Sale de la tienda" items={goes} summary={summary} />
          <Part title="Entra" items={comes} summary={summary} />
          {comes.length + goes.length === 0 && <Text size="sm">Cambia solo el orden.</Text>}
        </>
      )}
    </Dialog>
  );
};

const Part = <T,>({ title, items, summary }: { title: string; items: readonly T[]; summary: (item: T) => ReactNode }) =>
  items.length > 0 && (
    <section aria-label={title}>
      <Text fw={600} size="sm">
        {title}
      </Text>
      <ItemSummaries items={items} others={items} summary={summary} />
    </section>
  );
