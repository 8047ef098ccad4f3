import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { ExportForm } from '#contract/plain/exports';
import { useSite } from '#web/data/site';
import { exportScreen, exportsOf } from '#web/panel/exports';
import { useStaff } from '#web/panel/staff';

type Props = { form: ExportForm; companyId?: number; filters?: object | undefined; children?: string };

/** Leads to the export of what a screen shows, for those who make it; without filters it is of all. */
export const ExportLink = ({ form, companyId, filters, children = 'Exportar' }: Props) => {
  const { kind } = useSite().site;
  if (!exportsOf(useStaff(), kind).includes(form)) return null;
  return (
    <Button
      component={Link}
      to={exportScreen(form, {
        empresa: companyId,
        filtros: filters && Object.keys(filters).length > 0 ? JSON.stringify(filters) : undefined,
      })}
      variant="default"
    >
      {children}
    </Button>
  );
};
