import { ActionIcon, Button, Group, Select, Text, TextInput, type TextProps, VisuallyHidden } from '@mantine/core';
import { useAuthorChoices } from '#web/panel/communications/author-choices';
import { FilterFold } from '#web/panel/filter-fold.tsx';
import { useIsPhone } from '#web/panel/use-is-phone';
import { Icon } from '#web/ui/icon.tsx';
import { isDay, rangeText, type View, views } from './days.ts';
import { everyone, type Place } from './place.ts';

type Props = {
  place: Place;
  /** The person of who looks. */
  own: number | undefined;
  onView: (view: View) => void;
  onTurn: (by: 1 | -1) => void;
  /** Today where none is given. */
  onDay: (day?: string) => void;
  onWho: (who: string) => void;
};

/** The days that are shown. */
export const RangeText = ({ view, day, size }: Pick<Place, 'view' | 'day'> & Pick<TextProps, 'size'>) => (
  <Text component="h2" fw={600} size={size} lh={1.3} aria-live="polite">
    {rangeText(view, day)}
  </Text>
);

/** Which days and whose agenda are shown; on a phone one row of small controls, below the days' words. */
export const AgendaBar = ({ place: { view, day, who }, own, onView, onTurn, onDay, onWho }: Props) => {
  const { choices, lost } = useAuthorChoices(own);
  const isPhone = useIsPhone();
  const small = isPhone ? { px: 6 } : {};
  return (
    <Group align="end" justify="space-between" gap={isPhone ? 8 : 'sm'}>
      <Group gap={isPhone ? 8 : 'sm'}>
        <Button.Group aria-label="Vista">
          {Object.entries(views).map(([name, label]) => (
            <Button
              key={name}
              {...small}
              variant={name === view ? 'filled' : 'default'}
              aria-pressed={name === view}
              onClick={() => onView(name as View)}
            >
              {label}
            </Button>
          ))}
        </Button.Group>
        <Group gap={isPhone ? 2 : 4}>
          <ActionIcon variant="default" size={36} onClick={() => onTurn(-1)}>
            <Icon name="chevron-left" />
            <VisuallyHidden>Antes</VisuallyHidden>
          </ActionIcon>
          <Button {...small} variant="default" onClick={() => onDay()}>
            Hoy
          </Button>
          <ActionIcon variant="default" size={36} onClick={() => onTurn(1)}>
            <Icon name="chevron-right" />
            <VisuallyHidden>Después</VisuallyHidden>
          </ActionIcon>
        </Group>
        {!isPhone && <RangeText view={view} day={day} />}
      </Group>
      <Group align="end" gap="sm" display={{ base: 'contents', sm: 'flex' }}>
        <FilterFold count={who === own ? 0 : 1} isIcon>
          <TextInput
            className="panel-filter"
            type="date"
            label="Ir al día"
            value={day}
            onChange={({ currentTarget: { value } }) => isDay(value) && onDay(value)}
          />
          <Select
            className="panel-filter"
            label="De quién"
            w={{ sm: 200 }}
            data={[{ value: everyone, label: 'Todos' }, ...choices]}
            value={String(who ?? everyone)}
            onChange={(chosen) => chosen !== null && onWho(chosen)}
          />
        </FilterFold>
      </Group>
      {lost}
    </Group>
  );
};
