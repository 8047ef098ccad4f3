import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Company } from '#contract/companies';
import type { Input } from '#contract/contract';
import { call } from '#web/data/call';
import { Dialog } from '#web/panel/dialog.tsx';
import { textOf, type Values } from '#web/panel/edit/fields';
import { NamedSelect } from '#web/panel/edit/named-select.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { useCall } from '#web/panel/use-call';
import { choiceName, MergeLook } from './merge-look.tsx';
import type { MergeNote } from './merge-note.tsx';
import { apartNames, mergedWords } from './merge-words.ts';

type Pair = { id: number; otherId: number };
type Props = { company: Company; onClose: () => void; onMerged: (note: MergeNote) => void };

const aCompany = {
  of: 'company',
  names: ['name', 'identifier'].map((name) => ({ name, column: name })),
};

/** Chooses another company, shows what a merge of the two would do, and does it. */
export const MergeDialog = ({ company, onClose, onMerged }: Props) => {
  const queries = useQueryClient();
  const [picked, setPicked] = useState<Values>({});
  const [isSwapped, setIsSwapped] = useState(false);
  const [choices, setChoices] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const otherId = typeof picked.id === 'number' ? picked.id : undefined;
  const both: Pair = { id: company.id, otherId: otherId ?? 0 };
  const pair = isSwapped ? { id: both.otherId, otherId: both.id } : both;
  const found = useCall('company/previewMerge', pair, { enabled: otherId !== undefined });
  const preview = otherId === undefined || found.isPlaceholderData ? undefined : found.data?.data;
  const refusal = otherId === undefined ? undefined : (found.error?.message ?? preview?.refusal);
  const names = apartNames(company, {
    id: both.otherId,
    name: textOf(picked.name),
    identifier: textOf(picked.identifier),
  });
  const [stays, goes] = isSwapped ? names.toReversed() : names;
  const pick = (next: Values) => {
    setPicked(next);
    setChoices({});
    setErrors({});
    setFailure('');
  };
  const merge = async () => {
    if (!preview || isBusy) return;
    setIsBusy(true);
    setFailure('');
    const chosen = preview.fields.filter(({ name }) => choices[name]);
    const fields: Input<'company/merge'>['fields'] = Object.fromEntries(
      chosen.map(({ name, own, other }) => [
        name,
        { from: choices[name] === String(pair.id) ? 'own' : 'other', own, other },
      ]),
    );
    const answer = await call('company/merge', { ...pair, fields });
    const left = answer.ok ? answer.data : answer.status === 422 ? undefined : await survivorOf(pair);
    setIsBusy(false);
    if (left) {
      const { positions } = answer.ok ? answer : preview;
      onMerged({ id: left.id, text: mergedWords(preview, left.name, positions) });
    } else if (!answer.ok) {
      setFailure(answer.error);
      setErrors(answer.fields);
      // A value that changed meanwhile is looked at anew, and chosen anew.
      setChoices(Object.fromEntries(Object.entries(choices).filter(([field]) => !answer.fields[field])));
      const first = preview.fields.find(({ name }) => answer.fields[name]);
      if (first) document.getElementsByName(choiceName(first.name))[0]?.focus();
    }
    void queries.invalidateQueries();
  };
  return (
    <Dialog
      title="Unir con otra empresa"
      size="lg"
      onClose={onClose}
      isBusy={isBusy}
      buttons={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={isBusy} disabled={!preview || preview.refusal !== null} onClick={() => void merge()}>
            Unir
          </Button>
        </>
      }
    >
      <NamedSelect
        label="La otra empresa"
        placeholder="Nombre, RUT, teléfono o e-mail"
        data-autofocus
        named={aCompany}
        value={picked.id}
        except={company.id}
        row={picked}
        onPick={(id, also) => pick({ id, ...also })}
      />
      {otherId !== undefined && (
        <Group justify="space-between">
          <Text role="status" size="sm" style={{ overflowWrap: 'anywhere' }}>
            Queda «{stays}»; «{goes}» pasa a ser parte de ella.
          </Text>
          <Button size="xs" variant="default" onClick={() => setIsSwapped(!isSwapped)}>
            Que quede la otra
          </Button>
        </Group>
      )}
      {preview && preview.refusal === null && (
        <MergeLook
          preview={preview}
          choices={choices}
          errors={errors}
          onChoose={(field, companyId) => {
            setChoices({ ...choices, [field]: companyId });
            setErrors({ ...errors, [field]: '' });
            setFailure('');
          }}
        />
      )}
      <ErrorAlert text={refusal || failure} />
    </Dialog>
  );
};

/** The survivor, where the merge is done although its answer was lost. */
const survivorOf = async ({ id, otherId }: Pair) => {
  const found = await call('company/find', { id: otherId });
  return found.ok && found.data.id === id ? found.data : undefined;
};
