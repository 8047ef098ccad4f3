import { Anchor, Button, Group, Progress, Stack, Text, ThemeIcon } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { StepStatus } from '#contract/panel';
import { type FirstStep, type TickableStep, tickableSteps } from '#contract/plain/first-steps';
import { call } from '#web/data/call';
import { useTakeBack } from '#web/panel/take-back';
import { tell } from '#web/panel/toast.tsx';
import { useCall } from '#web/panel/use-call';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from './card.tsx';
import { stepWords } from './first-steps.ts';

const isTickable = (id: FirstStep): id is TickableStep => tickableSteps.some((one) => one === id);

/** The steps of a new shop before it sells; nothing once all of it is done. */
export const FirstStepsCard = () => {
  const steps = useCall('panel/firstSteps', {}).data?.data ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  const tick = useTick();
  if (done === steps.length) return null;
  const title = `Tu tienda: ${done} de ${steps.length}`;
  return (
    <Card title={title}>
      <Progress value={(done / steps.length) * 100} aria-label={title} />
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {steps.map((step) => (
          <Step key={step.id} step={step} onTick={tick} />
        ))}
      </Stack>
    </Card>
  );
};

const Step = ({ step: { id, isDone }, onTick }: { step: StepStatus; onTick: (id: TickableStep) => void }) => {
  const { label, about, to } = stepWords[id];
  return (
    <Group component="li" gap="sm" wrap="nowrap" align="start">
      <ThemeIcon size={22} radius="xl" variant={isDone ? 'filled' : 'default'} color="green.8" aria-hidden>
        {isDone && <Icon name="check" className="size-4" />}
      </ThemeIcon>
      <Stack gap={0} flex={1}>
        <Text size="sm" component="span">
          <Anchor component={Link} to={to} inherit underline="always">
            {label}
          </Anchor>
          {isDone && ': hecho'}
        </Text>
        {!isDone && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
      </Stack>
      {!isDone && isTickable(id) && (
        <Button size="compact-sm" variant="subtle" aria-label={`Ya está: ${label}`} onClick={() => onTick(id)}>
          Ya está
        </Button>
      )}
    </Group>
  );
};

const storeTick = async (id: TickableStep, isTicked: boolean) => {
  const found = await call('setting/find', {});
  if (!found.ok) return found;
  const before = found.data.tickedSteps;
  const others = before.filter((one) => one !== id);
  return call('setting/update', { parms: { tickedSteps: { value: isTicked ? [...others, id] : others, before } } });
};

/** Stores that an administrator calls a step done. */
const useTick = () => {
  const client = useQueryClient();
  const takeBack = useTakeBack();
  return async (id: TickableStep) => {
    const answer = await storeTick(id, true);
    if (!answer.ok) return tell({ text: answer.error, isBad: true });
    tell({ text: `${stepWords[id].label}: hecho`, undo: () => takeBack(() => storeTick(id, false)) });
    await client.invalidateQueries();
  };
};
