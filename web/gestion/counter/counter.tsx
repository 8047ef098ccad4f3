import { Anchor, Button, Grid, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { CheckoutOptions } from '#contract/orders';
import { channels } from '#contract/plain/channels';
import { type PaymentId, paymentKinds } from '#contract/plain/commerce';
import { useSite } from '#web/data/site';
import type { Unread } from '#web/panel/edit/unread';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { panelPaths } from '#web/panel/panel-paths';
import { isOccupied, useShortcuts } from '#web/panel/shortcuts';
import { useUnsaved } from '#web/panel/unsaved';
import { useScans } from '#web/panel/use-scans';
import { BuyerSelect } from './buyer-select.tsx';
import { noCash, totalsOf } from './cash.ts';
import { CashChange } from './cash-change.tsx';
import { findProducts } from './find-products.ts';
import { PaymentFields } from './payment-fields.tsx';
import { ProductEntry } from './product-entry.tsx';
import { SaleDone } from './sale-done.tsx';
import {
  isCounted,
  orderOf,
  paymentsOf,
  type SaleChannel,
  unitsRefused,
  withBuyer,
  withTyped,
  withUnits,
} from './sale-draft.ts';
import { SaleLines } from './sale-lines.tsx';
import { SaleTotal } from './sale-total.tsx';
import { useBranch } from './use-branch.ts';
import { useSale } from './use-sale.ts';
import { useTypedAnywhere } from './use-typed-anywhere.ts';

const saleChannels: readonly SaleChannel[] = ['counter', 'telephone'];

/** The sale that is entered now; once it is an order, that. */
export const Counter = ({ options }: { options: CheckoutOptions }) => {
  const { draft, trouble, isBusy, change, send, refuse, begin } = useSale();
  const { channel, lines, buyer, placed } = draft;
  const branch = useBranch(options.branches);
  const { site } = useSite();
  const entry = useRef<HTMLInputElement>(null);
  const scans = useScans(entry, (text) => findProducts(text, site));
  const form = useRef<HTMLDivElement>(null);
  const buyerInput = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState<Unread>();
  const [cash, setCash] = useState(noCash);
  const order = orderOf(draft, options, branch.code);
  const payments = paymentsOf(channel, options.payments);
  const isPaidNow = paymentKinds[order.paymentId as PaymentId] === 'counter';
  const action = isPaidNow ? 'Cobrar' : 'Crear pedido';
  const isCash = order.paymentId === 'EFEC' && lines.length > 0;
  const totals = totalsOf(lines, order.shippingPrice, options.rate);
  const isOn = () => !placed;
  const sell = () => {
    if (isBusy) return;
    const wrong = {
      ...(scans.missing && { product: `Falta agregar «${scans.missing}»: agregalo o descartalo con Escape` }),
      ...(unread && { personId: unread.error }),
      ...unitsRefused(lines),
    };
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    // A scan meanwhile is of the next sale. On a phone the focus of a field opens the keyboard.
    if (isOccupied()) entry.current?.focus();
    void send(order);
  };
  const searchBuyer = () => {
    buyerInput.current?.focus();
    buyerInput.current?.select();
  };
  const nextPayment = () => {
    const at = payments.findIndex(({ id }) => id === order.paymentId);
    change((old) => ({ ...old, paymentId: payments[(at + 1) % payments.length]?.id ?? '' }));
  };
  const next = () => {
    setUnread(undefined);
    setCash(noCash);
    begin();
  };
  useEffect(() => {
    if (Object.keys(trouble.fields).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [trouble.fields]);
  useTypedAnywhere(() => {
    if (placed) flushSync(next);
    entry.current?.focus();
  });
  useUnsaved(lines.length > 0 || scans.missing !== '');
  useShortcuts([
    { keys: 'mod+enter', does: action, run: sell, isOn: () => !placed && (lines.length > 0 || scans.missing !== '') },
    { keys: 'mod+b', does: 'Buscar cliente', run: searchBuyer, isOn },
    { keys: 'mod+m', does: 'Cambiar la forma de pago', run: nextPayment, isOn },
    { keys: '/', does: 'Agregar un producto', run: () => entry.current?.focus(), isOn },
  ]);
  if (placed) {
    const shown = { order: placed, note: trouble.error, queued: scans.queued, cash };
    return <SaleDone {...shown} onCash={setCash} onNext={next} />;
  }
  const { fields } = trouble;
  const said = Object.keys(fields).some((name) => shownAt.test(name)) ? '' : Object.values(fields)[0];
  return (
    <Grid gap="xl" ref={form}>
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack>
          <SegmentedControl
            aria-label="Dónde se toma el pedido"
            data={saleChannels.map((id) => ({ value: id, label: channels[id].label }))}
            value={channel}
            onChange={(id) =>
              change((old) => withBuyer({ ...old, channel: id as SaleChannel, paymentId: '' }, old.buyer))
            }
          />
          <ProductEntry
            input={entry}
            scans={scans}
            isClosed={isBusy}
            branchCode={branch.code}
            error={scans.missing && fields.product}
            onAdd={(product, units) => change((old) => ({ ...old, lines: withUnits(old.lines, product, units) }))}
          />
          {lines.length === 0 ? (
            <Text c="dimmed">Todavía no agregaste nada.</Text>
          ) : (
            <SaleLines
              lines={lines}
              branchCode={branch.code}
              conflicts={trouble.conflicts}
              fields={fields}
              onUnits={(code, typed) => change((old) => ({ ...old, lines: withTyped(old.lines, code, typed) }))}
              onRemove={(code) => change((old) => ({ ...old, lines: old.lines.filter((line) => line.code !== code) }))}
            />
          )}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack gap="sm">
          <BuyerSelect
            input={buyerInput}
            buyer={buyer}
            placeholder={channels[channel].needsBuyer ? 'Nombre, RUT o teléfono' : 'Consumidor final'}
            unread={unread}
            onUnread={setUnread}
            error={fields.personId ?? fields.companyId}
            onChoose={(chosen) => change((old) => withBuyer(old, chosen))}
          />
          <Group gap="md">
            <Anchor component={Link} size="sm" to={`${panelPaths.people}?nuevo=`}>
              Nueva persona
            </Anchor>
            <Anchor component={Link} size="sm" to={`${panelPaths.companies}?nuevo=`}>
              Nueva empresa
            </Anchor>
          </Group>
          <PaymentFields
            draft={draft}
            options={options}
            payments={payments}
            paymentId={order.paymentId}
            branch={branch}
            fields={fields}
            change={change}
          />
          <SaleTotal totals={isCounted(lines) ? totals : undefined} shippingPrice={order.shippingPrice} />
          {isCash && <CashChange totals={totals} isCounted={isCounted(lines)} cash={cash} onCash={setCash} />}
          <ErrorAlert text={trouble.error && [trouble.error, said].filter(Boolean).join(': ')} />
          <Button size="md" loading={isBusy} disabled={lines.length === 0} onClick={sell}>
            {action}
          </Button>
          <Text size="xs" c="dimmed">
            Ctrl Enter: {action.toLowerCase()} · Ctrl B: cliente · Ctrl M: forma de pago
            {isCash && ' · Ctrl I: recibido'}
          </Text>
        </Stack>
      </Grid.Col>
    </Grid>
  );
};

/** Fields beside which their sentence stands. */
const shownAt =
  /^(product|personId|companyId|userEmail|phone|shippingId|address|addressCityId|addressZIPCode|addressRecipient|addressObservation|carrierName|branchCode|paymentId|items\.\d+\.quantity)$/;
