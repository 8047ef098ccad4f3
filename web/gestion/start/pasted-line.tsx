import { Button, Code, CopyButton, Group } from '@mantine/core';

/** A line for the terminal, ready to be copied. */
export const PastedLine = ({ line }: { line: string }) => (
  <Group gap="xs">
    <Code style={{ overflowWrap: 'anywhere' }}>{line}</Code>
    <CopyButton value={line}>
      {({ copied, copy }) => (
        <Button size="compact-sm" variant="default" onClick={copy}>
          {copied ? 'Copiado' : 'Copiar'}
        </Button>
      )}
    </CopyButton>
  </Group>
);
