-- How a provider's file was read last at a site, by what its header names (docs/decisions/030-import-screens.md). `header` is a
-- digest of the header's labels.
create table import_memory (
  site text not null,
  provider_id bigint not null references provider (id) on delete cascade,
  header text not null,
  how jsonb not null,
  changed_at timestamptz not null,
  primary key (site, provider_id, header)
);
create index import_memory_provider on import_memory (provider_id);
