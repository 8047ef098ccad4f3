-- Two companies that were one: the one that went stays as a row that nobody sees, and leads to the other.
alter table company add column merged_into bigint references company (id);
alter table company add constraint company_merged_into_other check (merged_into <> id);
comment on column company.merged_into is 'the company that it became part of; null of one that is seen';
create index company_merged on company (merged_into) where merged_into is not null;

create table company_merge (
  id bigint generated always as identity primary key,
  survivor_id bigint not null references company (id),
  merged_id bigint not null unique references company (id),
  at timestamptz not null,
  account_id bigint references account (id) on delete set null,
  snapshot jsonb not null
);
comment on column company_merge.snapshot is 'what the merge moved, by which it is undone (server/merges/snapshot.ts)';
create index company_merge_survivor on company_merge (survivor_id);
create index company_merge_account on company_merge (account_id);
create index company_merge_at on company_merge (at);
