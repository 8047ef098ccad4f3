import { Anchor, Text } from '@mantine/core';
import { useStillTrue } from '#web/panel/still-true';

/** A question to the shop, as `useCall` answers it. */
export type Asked = {
  isLoadingError: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
};

/** Those that did not come. */
export const lostOf = (asked: readonly Asked[]) => asked.filter(({ isLoadingError }) => isLoadingError);

export const askAgain = (lost: readonly Asked[]) => {
  for (const { refetch } of lost) void refetch();
};

/** Says that answers which a control or a card needs did not come, with the way to ask again; undefined where they did. */
export const lostAnswer = (...asked: readonly Asked[]) => {
  const lost = lostOf(asked);
  return lost.length > 0 ? <LostAnswer lost={lost} /> : undefined;
};

const LostAnswer = ({ lost }: { lost: readonly Asked[] }) => {
  const said = useStillTrue(lost[0]?.error?.message);
  return (
    said && (
      <Text component="span" display="block" size="sm" c="var(--mantine-color-error)">
        {said}{' '}
        <Anchor component="button" type="button" size="sm" underline="always" onClick={() => askAgain(lost)}>
          Probar de nuevo
        </Anchor>
      </Text>
    )
  );
};
