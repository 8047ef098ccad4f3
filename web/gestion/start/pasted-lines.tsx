import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useCall } from '#web/panel/use-call';

/** Lines for the file of whoever starts the shop, ready to be copied, after those that say which shop it is. */
export const PastedLines = ({ lines }: { lines: string }) => {
  const found = useCall('setting/find', {}, { sharedMs: 1000 }).data;
  if (!found) return null;
  const all = [...found.startLines, lines].join('\n');
  return (
    <Stack gap={4} w="100%">
      <Text size="sm">
        En el archivo .env, junto a package.json (lo que ya está ahí no se repite). Rige al reiniciar.
      </Text>
      <Group gap="xs" align="end">
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {all}
        </Code>
        <CopyButton value={all}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="default" onClick={copy}>
              {copied ? 'Copiado' : 'Copiar'}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  );
};
