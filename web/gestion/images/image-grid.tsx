import { Badge, Card, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import type { Image } from '#contract/images';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';

const placeOf = ({ uses = [] }: Image) => {
  const [first, ...others] = uses;
  if (!first) return undefined;
  return others.length > 0 ? `${first.code ?? first.name} y ${others.length} más` : (first.code ?? first.name);
};

/** The pictures of a page of the library; a press opens one. */
export const ImageGrid = ({ images, onOpen }: { images: readonly Image[]; onOpen: (id: number) => void }) => (
  <SimpleGrid component="ul" cols={{ base: 2, xs: 3, sm: 4, lg: 6, xl: 8 }} spacing="sm" p={0} m={0}>
    {images.map((image) => (
      <Card component="li" key={image.id} withBorder p="xs" style={{ listStyle: 'none' }}>
        <UnstyledButton onClick={() => onOpen(image.id)} aria-label={`Ver ${image.name}`} title={image.name}>
          <Thumbnail image={image.image} alt="" size={150} />
          <Text size="sm" truncate mt={4}>
            {image.name}
          </Text>
        </UnstyledButton>
        {placeOf(image) ? (
          <Text size="xs" c="dimmed" truncate>
            {placeOf(image)}
          </Text>
        ) : (
          <Badge color="gray" variant="default" size="sm">
            Sin uso
          </Badge>
        )}
      </Card>
    ))}
  </SimpleGrid>
);
