-- Files that staff imports from the panel (docs/decisions/030-import-screens.md). `seen` is a digest of what the check found;
-- `run_id` names the job that has it in hand, `runs` how often one began.
create table import (
  id bigint generated always as identity primary key,
  site text not null,
  account_id bigint references account (id) on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  file_name text not null,
  file_size integer not null,
  file_key text,
  how jsonb not null,
  file jsonb not null,
  state text not null check (
    state in ('read', 'checking', 'checked', 'writing', 'done', 'cut', 'undoing', 'undone')
  ),
  problem text,
  report jsonb,
  seen text,
  written integer,
  undone jsonb,
  change_id uuid unique,
  undo_id uuid unique,
  progress jsonb,
  cancel_asked boolean not null default false,
  run_id uuid,
  runs smallint not null default 0
);
-- One at a time at a site.
create unique index import_running on import (site) where state in ('checking', 'writing', 'undoing');
create index import_of_site on import (site, id);
create index import_account on import (account_id);
