import { Button, Group, Pagination, SegmentedControl, Stack, Switch, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/data/call';
import { pageMeta } from '#web/data/page-meta';
import { eachScreen, eachStep, useLeaving } from '#web/panel/edit/use-leaving';
import { EmptyList, hasNone } from '#web/panel/empty-list.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { FilterFold } from '#web/panel/filter-fold.tsx';
import { NoResult } from '#web/panel/list-table.tsx';
import { pagingWords } from '#web/panel/paging';
import { Question } from '#web/panel/question.tsx';
import { TextSearch } from '#web/panel/search-input.tsx';
import { tell } from '#web/panel/toast.tsx';
import { useCall } from '#web/panel/use-call';
import { usePages } from '#web/panel/use-pages';
import type { Route } from './+types/images-page.ts';
import { DropArea } from './drop-area.tsx';
import { ImageDrawer } from './image-drawer.tsx';
import { ImageGrid } from './image-grid.tsx';
import { IncomingList } from './incoming-list.tsx';
import { useImagesQuery } from './use-images-query.ts';
import { useIncoming } from './use-incoming.ts';

const title = 'Imágenes';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const ImagesPage = () => {
  const { query, change } = useImagesQuery();
  const { target, text, isUnused, page, rows } = query;
  const incoming = useIncoming(target);
  const [isRenaming, setRenaming] = useState(false);
  // Files wait beside a picture that is opened; a name that is typed does not outlive its picture.
  const { letGo } = useLeaving(incoming.items.length > 0 || isRenaming, isRenaming ? eachStep : eachScreen);
  const list = useCall('image/listByTarget', {
    target,
    filters: { ...(text && { text }), ...(isUnused && { isUnused }) },
    rowIndex: (page - 1) * rows,
    rowsMax: rows,
  });
  const images = list.data?.data ?? [];
  const { pages, count, onPage } = usePages(list, rows);
  const open = (id: number | undefined) => change({ ver: id }, { keepsPage: true });
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {title}
        </Title>
        <SegmentedControl
          aria-label="De qué son"
          data={[
            { value: 'product', label: 'Productos' },
            { value: 'banner', label: 'Banners' },
          ]}
          value={target}
          // The waiting pictures are of this kind.
          disabled={incoming.items.length > 0}
          onChange={(kind) => change({ tipo: kind === 'banner' ? kind : undefined })}
        />
      </Group>
      <DropArea onFiles={incoming.add} />
      <IncomingList incoming={incoming} hasProducts={target === 'product'} />
      <Group align="end">
        <TextSearch placeholder="Nombre, o código de un producto" />
        <FilterFold count={isUnused ? 1 : 0}>
          <Switch
            label="Sin uso hace 30 días"
            mb={8}
            checked={isUnused}
            onChange={(event) => change({ 'sin-uso': event.currentTarget.checked ? '' : undefined })}
          />
        </FilterFold>
        {isUnused && images.length > 0 && <Cleanup ids={images.map(({ id }) => id)} />}
        <Text size="sm" c="dimmed" mb={8} role="status">
          {list.data && (count === 1 ? '1 imagen' : `${count.toLocaleString('es-UY')} imágenes`)}
        </Text>
      </Group>
      <ErrorAlert text={list.error?.message} />
      {hasNone(list) &&
        (text || isUnused ? (
          <NoResult kept="tipo" />
        ) : (
          <EmptyList
            title={`Todavía no hay imágenes de ${target === 'product' ? 'productos' : 'banners'}`}
            about="Acá quedan las que subís, para usarlas en la tienda. Empezá con «Elegir archivos», acá arriba."
          />
        ))}
      <ImageGrid images={images} onOpen={open} />
      {pages > 1 && <Pagination {...pagingWords} total={pages} value={page} onChange={onPage} />}
      {query.open !== undefined && (
        <ImageDrawer
          id={query.open}
          onDirty={setRenaming}
          onClose={() => open(undefined)}
          onRemoved={() => {
            letGo();
            open(undefined);
          }}
          onReplaced={open}
        />
      )}
    </Stack>
  );
};
export default ImagesPage;

/** Removes what stands on the page, which is the preview of it. */
const Cleanup = ({ ids }: { ids: readonly number[] }) => {
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const remove = async () => {
    const answer = await call('image/removeUnused', { ids: [...ids] });
    if (!answer.ok) return answer.error;
    setAsks(false);
    const { count } = answer.data;
    tell({ text: count === 1 ? 'Se quitó 1 imagen' : `Se quitaron ${count} imágenes` });
    await queries.invalidateQueries();
    return undefined;
  };
  const what = ids.length === 1 ? 'la imagen que se ve' : `las ${ids.length} imágenes que se ven`;
  return (
    <>
      <Button variant="default" onClick={() => setAsks(true)}>
        Quitar {what}
      </Button>
      {asks && (
        <Question
          asked={{ title: 'Limpiar imágenes', text: `Se van a borrar ${what} abajo. No se puede deshacer.` }}
          isLoss
          action="Quitar"
          onBack={() => setAsks(false)}
          onYes={remove}
        />
      )}
    </>
  );
};
