import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { onHand, type StockRow } from '#contract/stock';
import { LeftScans } from '#web/panel/left-scans.tsx';
import { messageOf } from '#web/panel/message-of';
import { type Typed, WholeInput } from '#web/panel/typed-number.tsx';
import type { Answered, Scans } from '#web/panel/use-scans';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  scans: Scans<StockRow[]>;
  error: string | undefined;
  countedOf: (code: string) => number | undefined;
  onCount: (row: StockRow, units: number) => void;
};

/** One thing after the other: a code and Enter, how many and Enter, and the next. */
export const CountEntry = ({ input: codeInput, scans, error, countedOf, onCount }: Props) => {
  const [units, setUnits] = useState<Typed>(null);
  const [row, setRow] = useState<StockRow>();
  const [several, setSeveral] = useState<StockRow[]>([]);
  const [errors, setErrors] = useState({ code: '', units: '' });
  const unitsInput = useRef<HTMLInputElement>(null);
  const already = row && countedOf(row.code);

  const take = (one: StockRow) => {
    setSeveral([]);
    setRow(one);
    unitsInput.current?.focus();
  };
  const { answered } = scans;
  const isFree = !row && scans.text === '';
  const settle = useEffectEvent((scan: Answered<StockRow[]>) => {
    const { text, answer } = scan;
    const [one, second] = answer;
    // Text typed or units counted meanwhile go first.
    if (!isFree || !scans.giveBack(scan)) return;
    setErrors({ code: one ? '' : `Ningún producto tiene el código «${text}»`, units: '' });
    setSeveral(second ? answer : []);
    if (one && !second) take(one);
  });
  useEffect(() => {
    if (answered) queueMicrotask(() => settle(answered));
  }, [answered, isFree]);
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    setRow(undefined);
    setSeveral([]);
    scans.enter();
  };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (!row) return codeInput.current?.focus();
    const wrong = messageOf(onHand, units);
    setErrors({ code: '', units: wrong });
    if (wrong) return unitsInput.current?.select();
    onCount(row, Number(units));
    setRow(undefined);
    scans.type('');
    setUnits(null);
    codeInput.current?.focus();
  };
  return (
    <Stack gap="xs">
      <Group align="start">
        <form onSubmit={look} noValidate>
          <TextInput
            ref={codeInput}
            autoFocus
            label="Código"
            placeholder="Escanealo o escribilo"
            autoComplete="off"
            w={240}
            value={scans.text}
            error={error ?? errors.code}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              scans.type(event.currentTarget.value);
              setRow(undefined);
              setSeveral([]);
            }}
          />
        </form>
        <form onSubmit={add} noValidate>
          <Group align="start" wrap="nowrap">
            <WholeInput
              ref={unitsInput}
              label="Cantidad"
              w={110}
              value={units}
              error={errors.units}
              onValue={setUnits}
            />
            <Button type="submit" variant="light" mt={25} disabled={!row}>
              Anotar
            </Button>
          </Group>
        </form>
      </Group>
      {several.length > 0 && (
        <Group gap="xs" role="group" aria-label="Cuál de ellos">
          {several.map((one) => (
            <Button key={one.code} size="xs" variant="default" onClick={() => take(one)}>
              {one.code} · {one.name}
            </Button>
          ))}
        </Group>
      )}
      <LeftScans texts={scans.left} onDrop={scans.drop} />
      <Text size="sm" role="status" mih={22}>
        {!row && scans.sentence}
        {several.length > 0 && `Tienen ese código de barras ${several.length} productos: elegí cuál contaste`}
        {row && (
          <>
            <b>{row.name}</b>: según el sistema hay {row.onHand}
            {row.reserved > 0 && `, ${row.reserved} en pedidos`}
            {already !== undefined && `. Ya anotaste ${already}: se suma`}
          </>
        )}
      </Text>
    </Stack>
  );
};
