import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '#web/panel/dialog.tsx';
import { ItemSummaries } from './item-summaries.tsx';
import type { Sent } from './use-config-group.ts';

type Props<T> = {
  asked: Sent;
  /** Whether what is shown is saved, which replaces the draft; else the draft is sent to the shop. */
  isProduction: boolean;
  summary: (item: T) => ReactNode;
  onYes: () => void;
  onNo: () => void;
};

/** Says what comes into the shop and what leaves it before it does, and the draft that is lost by it. */
export const ShowQuestion = <T extends object>({ asked, isProduction, summary, onYes, onNo }: Props<T>) => {
  const [shown, next, draft] = [read<T>(asked.before), read<T>(asked.own), read<T>(asked.seenTest)];
  const [leaving, entering] = [rest(shown, next), rest(next, shown)];
  const isMoved = leaving.length + entering.length === 0 && !isSame(shown, next);
  const isLost = isProduction && !isSame(draft, shown) && !isSame(draft, next);
  const [title, yes] = !isProduction
    ? ['¿Publicar el borrador?', 'Publicar']
    : isLost
      ? ['¿Guardar en la tienda y reemplazar el borrador?', 'Guardar y reemplazar']
      : ['¿Guardar en la tienda?', 'Guardar'];
  const effect = isProduction
    ? 'Se ve enseguida en la tienda.'
    : `La prueba va a producción: la tienda pasa a mostrar ${next.length} en lugar de ${shown.length}.`;
  return (
    <Dialog
      title={title}
      size="lg"
      onClose={onNo}
      buttons={
        <>
          <Button variant="default" onClick={onNo} data-autofocus>
            Cancelar
          </Button>
          <Button onClick={onYes}>{yes}</Button>
        </>
      }
    >
      <Text size="sm">{isSame(shown, next) ? 'La tienda queda como está.' : effect}</Text>
      {leaving.length > 0 && <Part title="Sale de la tienda" items={leaving} summary={summary} />}
      {entering.length > 0 && <Part title="Entra" items={entering} summary={summary} />}
      {isMoved && <Text size="sm">Cambia solo el orden.</Text>}
      {isLost && (
        <Part title="Borrador que se reemplaza" items={draft} summary={summary}>
          Dice otra cosa y queda igual a lo que guardás. Lo que tiene queda en el historial:
        </Part>
      )}
    </Dialog>
  );
};

/** Items without their numbers, which follow their places. */
const read = <T extends object>(text: string) => (JSON.parse(text) as T[]).map((item) => ({ ...item, id: 0 }));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** Items that the others lack, or have less often. */
const rest = <T,>(items: readonly T[], others: readonly T[]) => {
  const left = others.map((item) => JSON.stringify(item));
  return items.filter((item) => {
    const at = left.indexOf(JSON.stringify(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

type PartProps<T> = { title: string; items: readonly T[]; summary: (item: T) => ReactNode; children?: ReactNode };

const Part = <T,>({ title, items, summary, children }: PartProps<T>) => (
  <section aria-label={title}>
    <Text fw={600} size="sm">
      {title}
    </Text>
    {children && <Text size="sm">{children}</Text>}
    <ItemSummaries items={items} others={items} summary={summary} />
  </section>
);
