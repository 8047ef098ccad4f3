import { Box, SimpleGrid, Text } from '@mantine/core';
import { onHand } from '#contract/stock';
import type { OwnControl } from '#web/panel/edit/fields';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { type Typed, WholeInput } from '#web/panel/typed-number.tsx';
import { useCall } from '#web/panel/use-call';

type Shelf = { branchCode: string; quantity: Typed };
const isWrong = (shelf?: Shelf) => shelf !== undefined && !onHand.safeParse(shelf.quantity).success;

/** The units of a new product at each branch; an empty field leaves none there. */
export const ShelvesField = ({ id, label, value, error, onChange }: OwnControl) => {
  const options = useCall('order/options', {});
  const branches = options.data?.data.branches ?? [];
  const shelves = value as readonly Shelf[];
  const set = (branchCode: string, quantity: Typed) =>
    onChange((now: readonly Shelf[]) => [
      ...now.filter((shelf) => shelf.branchCode !== branchCode),
      ...(quantity === null ? [] : [{ branchCode, quantity }]),
    ]);
  return (
    <Box component="fieldset" m={0} p={0} style={{ border: 0 }} id={id} tabIndex={-1}>
      <Text component="legend" size="sm" fw={600} mb={6}>
        {label}
      </Text>
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="xs">
        {branches.map(({ code, name }) => {
          const shelf = shelves.find(({ branchCode }) => branchCode === code);
          return (
            <WholeInput
              key={code}
              label={name}
              value={shelf?.quantity ?? null}
              error={isWrong(shelf) && error}
              onValue={(quantity) => set(code, quantity)}
            />
          );
        })}
      </SimpleGrid>
      {lostAnswer(options)}
      {error && !shelves.some(isWrong) && (
        <Text size="sm" c="red.9" role="alert">
          {error}
        </Text>
      )}
    </Box>
  );
};
