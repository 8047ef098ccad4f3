import { createHash } from 'node:crypto';
import type { Ctx } from '#server/ctx';
import type { Branch } from '#server/import/header-columns';
import type { ImportReport, WriteOptions } from '#server/import/import-report';
import { type ListChange, type ListForm, listForm } from '#server/import/list-forms';
import type { ListHeader } from '#server/import/list-header';
import { addOutcome, listOutcomes, noOutcomes } from '#server/import/outcomes';
import { addProblems, allOf, noProblems, type Problems, repeated } from '#server/import/problem';
import { type ListRow, readListRow } from '#server/import/read-list';
import type { Sheet } from '#server/import/sheet-row';
import { writeList } from '#server/import/write-list';

type ListSheet = Sheet & { list: ListHeader; branches: readonly (Branch & { id: number })[] };

const atOnce = 2000;

/** Brings in a short list: prices by code, or units by code and branch. Only what differs is written. */
export const importList = async (ctx: Ctx, sheet: ListSheet, asked: WriteOptions): Promise<Partial<ImportReport>> => {
  const { dryRun, keepGoing, signal, onProgress } = asked;
  const form = listForm(sheet.list, sheet.header.labels, new Map(sheet.branches.map(({ code, id }) => [code, id])));
  const { problems, changes, unchanged, isBroken } = await checkList(ctx, sheet, form, onProgress);
  const digest = createHash('sha256')
    .update(JSON.stringify(changes.map(unnamed)))
    .digest('hex');
  const isOther = asked.seen !== undefined && asked.seen !== digest;
  const outcomes = outcomesOf(sheet.list, changes);
  const found = { outcomes: listOutcomes(outcomes), told: outcomes.told };
  const report = { form: sheet.list.form, isBroken, unchanged, ...found, digest, isOther, ...allOf(problems) };
  const mayWrite = !dryRun && !isOther && !isBroken && (keepGoing || problems.count === 0);
  if (!mayWrite || changes.length === 0) return { ...report, changed: isBroken ? 0 : changes.length };

  const { confirmed, written, refused, isCancelled } = await writeList(ctx, {
    batches: asked.byBatches ? inBatches(changes) : [changes],
    write: (inside, batch, step) => form.write(inside, batch, { atOnce, keepGoing, step, noting: asked.noting }),
    keepGoing,
    signal,
    onProgress,
  });
  addProblems(problems, refused);
  const upTo = asked.byBatches ? confirmed.at(-1)?.row : undefined;
  return { ...report, ...allOf(problems), changed: written, isWritten: written > 0, isCancelled, upTo };
};

/** The name of a product is nothing that a list changes. */
const unnamed = (change: ListChange) => ({ ...change, name: undefined });

const outcomesOf = ({ form }: ListHeader, changes: readonly ListChange[]) => {
  const outcomes = noOutcomes();
  const ofPrices = ({ before: from, value: to }: ListChange) => (form === 'prices' ? { from, to } : noPrice);
  for (const one of changes)
    addOutcome(outcomes, { code: one.code, name: one.name, ...ofPrices(one) }, { row: one.row });
  return outcomes;
};
const noPrice = { from: null, to: null };

const inBatches = (changes: readonly ListChange[]) =>
  Array.from({ length: Math.ceil(changes.length / atOnce) }, (_, at) => changes.slice(at * atOnce, (at + 1) * atOnce));

type CheckedList = { problems: Problems; changes: ListChange[]; unchanged: number; isBroken: boolean };

const checkList = async (
  ctx: Ctx,
  sheet: ListSheet,
  form: ListForm,
  onProgress: WriteOptions['onProgress'],
): Promise<CheckedList> => {
  const checked: CheckedList = { problems: noProblems(), changes: [], unchanged: 0, isBroken: false };
  const header = { ...sheet.header, list: sheet.list };
  const rowOf = new Map<string, number>();
  const twice = new Set<number>();
  const isOnce = ({ row }: { row: number }) => !twice.has(row);
  let batch: ListRow[] = [];
  let rows = 0;
  const check = async () => {
    const { changes, unchanged, problems } = await form.check(ctx, batch.filter(isOnce));
    const again = batch.filter((row) => !isOnce(row));
    if (again.length > 0) addProblems(checked.problems, (await form.check(ctx, again)).problems);
    checked.changes.push(...changes);
    checked.unchanged += unchanged;
    addProblems(checked.problems, problems);
    batch = [];
    onProgress({ step: 'checking', done: rows });
  };
  for await (const line of sheet.rows()) {
    if ('error' in line) {
      addProblems(checked.problems, [{ row: line.row, says: line.error }]);
      return { ...checked, isBroken: true };
    }
    rows += 1;
    const read = readListRow(header, sheet.branches, line);
    if (!read) continue;
    if ('problems' in read) {
      addProblems(checked.problems, read.problems);
      continue;
    }
    const key = JSON.stringify([read.code, read.branch]);
    const first = rowOf.get(key);
    if (first) {
      const label = sheet.header.labels[sheet.list.code];
      addProblems(checked.problems, repeated(read.code, label, first, read.row, twice));
      continue;
    }
    rowOf.set(key, read.row);
    batch.push(read);
    if (batch.length >= atOnce) await check();
  }
  if (batch.length > 0) await check();
  onProgress({ step: 'checking', done: rows, total: rows });
  return { ...checked, changes: checked.changes.filter(isOnce) };
};
