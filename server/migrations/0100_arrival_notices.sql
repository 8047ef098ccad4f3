-- Who is to be told, once, that a product is in stock; docs/decisions/035-arrival-notices.md has the moves.
create table arrival_notice (
  id bigint generated always as identity primary key,
  site text not null,
  product_id bigint not null references product (id) on delete cascade,
  email text not null,
  state text not null check (state in ('waiting', 'confirmed', 'sent', 'ended')),
  text_version text,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  confirm_key_hash bytea unique,
  confirm_until timestamptz,
  end_key text not null unique,
  expires_at timestamptz not null,
  unique (email, product_id)
);
comment on column arrival_notice.text_version is 'of the text that was agreed to; null where an account asked';
comment on column arrival_notice.end_key is 'stands in its mails; it can end the wish and nothing else';
-- The products that somebody waits for, one after the other.
create index arrival_notice_confirmed on arrival_notice (site, product_id) where state = 'confirmed';
create index arrival_notice_expires on arrival_notice (expires_at);
