import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { onHand, type StockRow } from '#contract/stock';
import { messageOf } from '#web/panel/message-of';
import { type Typed, WholeInput } from '#web/panel/typed-number.tsx';
import { readRows } from './use-count.ts';

type Props = {
  branchCode: string;
  countedOf: (code: string) => number | undefined;
  onCount: (row: StockRow, units: number) => void;
};

/** One thing after the other: a code and Enter, how many and Enter, and the next. */
export const CountEntry = ({ branchCode, countedOf, onCount }: Props) => {
  const [code, setCode] = useState('');
  const [units, setUnits] = useState<Typed>(null);
  const [row, setRow] = useState<StockRow>();
  const [several, setSeveral] = useState<StockRow[]>([]);
  const [errors, setErrors] = useState({ code: '', units: '' });
  const codeInput = useRef<HTMLInputElement>(null);
  const unitsInput = useRef<HTMLInputElement>(null);
  const already = row && countedOf(row.code);

  const take = (one: StockRow) => {
    setSeveral([]);
    setRow(one);
    unitsInput.current?.focus();
  };
  const look = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (!typed) return;
    const found = await readRows(typed, branchCode);
    // A counter who typed on meanwhile looks up another code.
    if (codeInput.current?.value.trim() !== typed) return;
    const [one] = found;
    setErrors({ code: one ? '' : `Ningún producto tiene el código «${typed}»`, units: '' });
    setSeveral(found.length > 1 ? found : []);
    if (one && found.length === 1) take(one);
    else codeInput.current?.select();
  };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (!row) return codeInput.current?.focus();
    const wrong = messageOf(onHand, units);
    setErrors({ code: '', units: wrong });
    if (wrong) return unitsInput.current?.select();
    onCount(row, Number(units));
    setRow(undefined);
    setCode('');
    setUnits(null);
    codeInput.current?.focus();
  };
  return (
    <Stack gap="xs">
      <Group align="start">
        <form onSubmit={(event) => void look(event)} noValidate>
          <TextInput
            ref={codeInput}
            autoFocus
            label="Código"
            placeholder="Escanealo o escribilo"
            autoComplete="off"
            w={240}
            value={code}
            error={errors.code}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              setCode(event.currentTarget.value);
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
      <Text size="sm" role="status" mih={22}>
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
