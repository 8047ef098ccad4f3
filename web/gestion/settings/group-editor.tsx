import { Anchor, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConflictChoice } from '#web/panel/edit/conflict-choice.tsx';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { reveal } from '#web/panel/reveal';
import { StatePill } from '#web/panel/state-pill.tsx';
import { tell } from '#web/panel/toast.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { ItemSummaries } from './item-summaries.tsx';
import { PublishedVersions } from './published-versions.tsx';
import { ShowQuestion } from './show-question.tsx';
import { type ConfigGroup, type GroupState, shopPages, useConfigGroup } from './use-config-group.ts';

type Props<T extends object> = {
  group: ConfigGroup;
  addLabel: string;
  blank: () => T;
  /** An item in short, for the choice between two versions. */
  summary: (item: T) => ReactNode;
  children: (state: GroupState<T>) => ReactNode;
};

/** Editor of a group round its items: it chooses the copy, saves, sends the test copy to the shop, and leads to it. */
export const GroupEditor = <T extends object>(props: Props<T>) => {
  const [isProduction, setIsProduction] = useState(false);
  return <Copy key={String(isProduction)} {...props} isProduction={isProduction} onSwitch={setIsProduction} />;
};

type CopyProps<T extends object> = Props<T> & { isProduction: boolean; onSwitch: (isProduction: boolean) => void };

const Copy = <T extends object>(props: CopyProps<T>) => {
  const { group, addLabel, blank, summary, children, isProduction, onSwitch } = props;
  const state = useConfigGroup<T>(group, isProduction, blank);
  useLeaving(state.isDirty);
  const { conflict, asked } = state;
  const takeVersion = (items: unknown) => {
    state.takeVersion(items);
    window.scrollTo({ top: 0 });
  };
  const takePublished = (items: readonly T[], words: string) => {
    takeVersion(items);
    tell({ text: `Traída al borrador: ${words}. Revisala, guardala y publicala.` });
  };
  const testPath = shopPages[group.key].test;
  return (
    <Stack maw={900}>
      <Group justify="space-between">
        <Group align="start">
          <Switch
            label="Producción"
            description={
              isProduction
                ? 'Lo publicado: lo que guardes se ve enseguida en la tienda'
                : 'Editás el borrador: una prueba que nadie ve hasta que la publiques'
            }
            checked={isProduction}
            disabled={state.isDirty}
            onChange={(event) => onSwitch(event.currentTarget.checked)}
          />
          <StatePill
            tone={state.isDirty || group.hasChanges ? 'fair' : 'good'}
            label={state.isDirty ? 'Cambios sin guardar' : group.hasChanges ? 'Borrador sin publicar' : 'Publicado'}
          />
        </Group>
        {/* The shop's page is another document. */}
        <Anchor href={testPath} target="_blank">
          Ver la prueba
        </Anchor>
      </Group>
      {!isProduction && <DraftPreview path={testPath} draft={group.test} />}
      {children(state)}
      <Group>
        <Button variant="light" onClick={state.add}>
          {addLabel}
        </Button>
      </Group>
      {conflict && (
        // The bar at the bottom would cover its buttons.
        <div ref={reveal}>
          <ConflictChoice
            stored={<ItemSummaries items={conflict.storedItems} others={conflict.ownItems} summary={summary} />}
            own={<ItemSummaries items={conflict.ownItems} others={conflict.storedItems} summary={summary} />}
            onTakeStored={state.takeStored}
            onKeepOwn={() => void state.keepOwn(conflict)}
          />
        </div>
      )}
      <Group className="panel-save-bar" py="sm" bg="var(--mantine-color-body)">
        <Button onClick={() => void state.save()}>
          {isProduction ? 'Guardar en la tienda' : 'Guardar borrador (prueba)'}
        </Button>
        {!isProduction && (
          <Button variant="default" disabled={state.isDirty || !group.hasChanges} onClick={state.publish}>
            Publicar (enviar a producción)
          </Button>
        )}
        <Text size="sm" role="status" c={state.failure ? 'var(--mantine-color-error)' : undefined}>
          {state.failure || state.errors.items || (state.isDirty && 'Hay cambios sin guardar')}
        </Text>
      </Group>
      {asked && (
        <ShowQuestion
          asked={asked}
          isProduction={isProduction}
          summary={summary}
          onYes={() => void state.send(asked)}
          onNo={() => state.setAsked(undefined)}
        />
      )}
      {!isProduction && (
        <PublishedVersions<T> code={group.key} summary={summary} isDisabled={state.isDirty} onTake={takePublished} />
      )}
      <ThingHistory
        entities={['config']}
        code={group.key}
        action={({ from }) => (
          <Button size="compact-sm" variant="subtle" disabled={state.isDirty} onClick={() => takeVersion(from)}>
            Traer lo de antes
          </Button>
        )}
      />
    </Stack>
  );
};
