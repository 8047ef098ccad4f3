import { Badge, Box } from '@mantine/core';

const colours = { good: 'green', fair: 'orange', bad: 'red', brand: 'blue', neutral: 'gray' } as const;
/** The mark can be seen on light and on dark. */
const shade = (colour: string) => `light-dark(var(--mantine-color-${colour}-8), var(--mantine-color-${colour}-4))`;

/** A state as a word with its mark, in the colour of what it means. */
export const StatePill = ({ tone, label }: { tone: keyof typeof colours; label: string }) => {
  const colour = shade(colours[tone]);
  return (
    <Badge
      variant="default"
      fw={500}
      tt="none"
      miw="max-content"
      style={{ borderColor: colour }}
      leftSection={<Box component="span" w={8} h={8} bg={colour} bdrs="xl" display="block" />}
    >
      {label}
    </Badge>
  );
};
