import { Alert } from '@mantine/core';

/** Warns that the same slip was sent for other orders, by their numbers. */
export const AlsoSent = ({ numbers }: { numbers: readonly number[] }) => {
  const [first, ...others] = numbers;
  if (first === undefined) return null;
  return (
    <Alert color="orange" variant="light" p="xs">
      {others.length === 0
        ? `También se envió para el pedido ${first}`
        : `También se envió para los pedidos ${numbers.join(', ')}`}
    </Alert>
  );
};
