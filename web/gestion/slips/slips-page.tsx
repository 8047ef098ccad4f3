import { Group, Pagination, Select, Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderStates } from '#contract/plain/commerce';
import type { SlipState } from '#contract/plain/slips';
import type { ListedSlip } from '#contract/slips';
import { call } from '#web/data/call';
import { pageMeta } from '#web/data/page-meta';
import { ChosenFilters } from '#web/panel/chosen-filters.tsx';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { EmptyList } from '#web/panel/empty-list.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { pagingWords } from '#web/panel/paging';
import { orderPath } from '#web/panel/panel-paths';
import { useShortcuts } from '#web/panel/shortcuts';
import { mayAt, useStaff } from '#web/panel/staff';
import { tell } from '#web/panel/toast.tsx';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import { usePages } from '#web/panel/use-pages';
import { useRecount } from '#web/panel/waiting';
import type { Route } from './+types/slips-page.ts';
import { ApproveQuestion } from './approve-question.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { isPayable, SlipCard } from './slip-card.tsx';

const title = 'Comprobantes';
const rows = 20;

const choices: readonly { value: SlipState | 'all'; label: string; none: string }[] = [
  { value: 'waiting', label: 'Por revisar', none: 'No hay comprobantes por revisar.' },
  { value: 'approved', label: 'Aprobados', none: 'Todavía no se aprobó ninguno.' },
  { value: 'rejected', label: 'Rechazados', none: 'Todavía no se rechazó ninguno.' },
  { value: 'all', label: 'Todos', none: 'Todavía no llegó ninguno.' },
];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** Buyers' proofs of their deposits, for those who sell for the company (A3). */
const SlipsPage = () => {
  const user = useStaff();
  const queries = useQueryClient();
  const recount = useRecount();
  const { address, change, page } = useAddress();
  const { company } = useCompanyInUse(user);
  const choice = choices.find(({ value }) => value === address.get('estado')) ?? choices[0];
  const state = choice?.value ?? 'waiting';
  const number = /^\d{1,9}$/.test(address.get('pedido') ?? '') ? Number(address.get('pedido')) : undefined;
  const list = useCall('slip/filter', {
    // An order may be another company's than the one in use.
    filters: {
      ...(state !== 'all' && { state }),
      ...(number === undefined ? company && { toCompany: company.id } : { orderNumber: number }),
    },
    rowIndex: (page - 1) * rows,
    rowsMax: rows,
  });
  const [isBusy, setBusy] = useState(false);
  const [toApprove, setToApprove] = useState<ListedSlip>();
  const [toReject, setToReject] = useState<ListedSlip>();
  const finish = ({ order }: ListedSlip, text: string, isBad = false) => {
    tell({ text, isBad, to: orderPath(order.guid) });
    void queries.invalidateQueries({ queryKey: ['slip/filter'] });
    recount();
  };
  const approve = async (slip: ListedSlip) => {
    setBusy(true);
    const answer = await call('slip/approve', { slipId: slip.guid });
    setBusy(false);
    setToApprove(undefined);
    const done = `El pedido ${slip.order.number} pasó a «${orderStates.PAP.label}»`;
    finish(slip, answer.ok ? done : answer.error, !answer.ok);
  };
  const slips = list.data?.data ?? [];
  const rejectable = slips.find((slip) => slip.state === 'waiting' && mayAt(user, slip.order.toCompanyId, 'decides'));
  const approvable = slips.find(
    (slip) =>
      slip.state === 'waiting' &&
      isPayable(slip) &&
      (['decides', 'moves'] as const).every((verb) => mayAt(user, slip.order.toCompanyId, verb)),
  );
  useShortcuts([
    ...(approvable ? [{ keys: 'a', does: 'Aprobar el primer comprobante', run: () => setToApprove(approvable) }] : []),
    ...(rejectable ? [{ keys: 'r', does: 'Rechazar el primer comprobante', run: () => setToReject(rejectable) }] : []),
  ]);
  const { pages, count, onPage } = usePages(list, rows);
  return (
    <Stack>
      <Group justify="space-between" align="end">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Select
          label="Mostrar"
          w={180}
          data={choices.map(({ value, label }) => ({ value, label }))}
          value={state}
          onChange={(value) => change({ estado: value === 'waiting' ? undefined : (value ?? undefined) })}
        />
      </Group>
      {number !== undefined && (
        <ChosenFilters chosen={[{ words: `Pedido ${number}`, onRemove: () => change({ pedido: undefined }) }]} />
      )}
      <ErrorAlert text={list.error?.message} />
      {count === 0 && list.isSuccess && choice && (
        <EmptyList
          title={number === undefined ? choice.none : `El pedido ${number} no tiene ninguno así.`}
          about="Cuando un comprador manda el comprobante de su depósito, aparece acá para que lo mires."
        />
      )}
      <Stack component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-busy={list.isFetching}>
        {slips.map((slip) => (
          <li key={slip.guid}>
            <SlipCard
              slip={slip}
              may={(verb) => mayAt(user, slip.order.toCompanyId, verb)}
              onApprove={() => setToApprove(slip)}
              onReject={() => setToReject(slip)}
            />
          </li>
        ))}
      </Stack>
      {pages > 1 && <Pagination {...pagingWords} total={pages} value={page} onChange={onPage} />}
      {toApprove && (
        <ApproveQuestion
          slip={toApprove}
          isBusy={isBusy}
          onYes={() => void approve(toApprove)}
          onNo={() => setToApprove(undefined)}
        />
      )}
      {toReject && (
        <RejectDialog
          slip={toReject}
          onClose={() => setToReject(undefined)}
          onDone={(text, isBad) => {
            setToReject(undefined);
            finish(toReject, text, isBad);
          }}
        />
      )}
    </Stack>
  );
};
export default SlipsPage;
