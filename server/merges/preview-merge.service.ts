import type { Parsed } from '#contract/contract';
import type { MergePreview } from '#contract/merges';
import { sentence } from '#contract/plain/messages';
import type { ListField } from '#contract/plain/thing';
import { company as declared } from '#contract/things/company';
import { findCompany } from '#server/companies/companies.service';
import { type Stored, storedCompanies } from '#server/companies/merged.service';
import type { Ctx } from '#server/ctx';
import { companyReferences, owner } from '#server/merges/company-references';
import { itemsOf, itemText, rowText } from '#server/merges/item-text';
import {
  differingFields,
  lostPositions,
  type Pair,
  pairOf,
  refusalOf,
  wordsOf,
} from '#server/merges/merge-rules.service';
import { planMerge } from '#server/merges/plan-merge';
import { unitingOf } from '#server/merges/reference';
import { countRows, readItems } from '#server/merges/rows.store';
import type { RowChange } from '#server/merges/snapshot';

const named = ({ id, name, identifier }: Stored) => ({ id, name, identifier });

/** The effect of a merge of two companies, and why it would be refused. */
export const previewMerge = async (
  ctx: Ctx,
  { id, otherId }: Parsed<'company/previewMerge'>,
): Promise<MergePreview> => {
  const pair = pairOf(await storedCompanies(ctx, [id, otherId]), id, otherId);
  const refused = await refusalOf(ctx.db, pair);
  const head = { own: named(pair.own), other: named(pair.other) };
  const counts = { orders: 0, communications: 0, accounts: 0, employees: 0, clients: 0 };
  const refusal = refused ? sentence(refused.code, { name: refused.name }) : null;
  if (refusal) return { refusal, ...head, fields: [], lists: [], counts, positions: [] };
  return { refusal, ...head, ...(await changesOf(ctx, pair)) };
};

const changesOf = async (ctx: Ctx, pair: Pair) => {
  const [survivorId, mergedId] = [pair.own.id, pair.other.id];
  const [own, other] = [await findCompany(ctx, survivorId), await findCompany(ctx, mergedId)];
  const found = await readItems(ctx.db, unitingOf(companyReferences), [survivorId, mergedId]);
  const { rows } = planMerge(companyReferences, found, { survivorId, mergedId, owner });
  const lists = declared.lists.map((list) => {
    const changes = rows.filter(({ table }) => table === list.table);
    const of = (from: 'own' | 'other') =>
      itemsOf(from === 'own' ? own : other, list).map((item) => {
        const change = changes.find(({ before }) => before.id === item.id);
        return {
          text: itemText(list, item),
          from,
          isDropped: change?.after === null,
          joined: joinedText(list, change),
        };
      });
    return { name: list.name, label: list.label, items: [...of('own'), ...of('other')] };
  });
  const lost = lostPositions(rows, (id) =>
    (own.employees ?? []).some((one) => one.id === id && one.employeePositionId === 'SEL'),
  );
  const positions = (other.employees ?? []).filter(({ personId }) => lost.includes(personId));
  const count = (table: string, ...columns: string[]) => countRows(ctx.db, table, columns, mergedId);
  return {
    fields: differingFields(pair).map(({ name, label }) => ({ name, label, ...wordsOf(pair, name) })),
    lists: lists.filter(({ items }) => items.length > 0),
    counts: {
      orders: await count('orders', owner),
      communications: await count('communication', 'creator_company_id', 'contact_company_id'),
      accounts: await count('account', owner),
      employees: other.employees?.length ?? 0,
      clients: await count('company_client_of', 'of_company_id'),
    },
    positions: positions.map(({ personId, name, lastName }) => ({ personId, name, lastName })),
  };
};

/** The text that a row of the survivor gets from an equal one; null where it stays as it is, or only moves. */
const joinedText = (list: ListField, change: RowChange | undefined): string | null => {
  if (!change?.after || change.before[owner] !== change.after[owner]) return null;
  const [before, after] = [rowText(list, change.before), rowText(list, change.after)];
  return before === after ? null : after;
};
