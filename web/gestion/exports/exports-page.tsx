import { NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { exportForms, listOf } from '#contract/plain/exports';
import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import { exportsOf } from '#web/panel/exports';
import { useStaff } from '#web/panel/staff';
import { useAddress } from '#web/panel/use-address';
import type { Route } from './+types/exports-page.ts';
import { ExportForm } from './export-form.tsx';

const title = 'Exportar';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** Things of the shop go out as spreadsheets (docs/decisions/030-import-screens.md). */
const ExportsPage = () => {
  const { address, change } = useAddress();
  const forms = exportsOf(useStaff(), useSite().site.kind);
  const asked = address.get('que');
  const form = forms.find((one) => one === asked) ?? forms[0];
  if (!form) return null;
  return (
    <Stack>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text size="sm">Una planilla con las columnas que elijas. Cada exportación queda en el historial.</Text>
      <Paper withBorder p="md" maw={760}>
        <Stack>
          <NativeSelect
            label="Qué exportar"
            value={form}
            data={forms.map((value) => ({ value, label: exportForms[value].label }))}
            onChange={({ currentTarget: { value } }) => {
              const next = forms.find((one) => one === value);
              const isOfList = next && listOf(next) === listOf(form);
              change({ que: value, ...(!isOfList && { filtros: undefined }) });
            }}
          />
          <ExportForm key={form} form={form} />
        </Stack>
      </Paper>
    </Stack>
  );
};
export default ExportsPage;
