-- Who gets the newsletter of a site, and what proves it; docs/decisions/008-newsletter.md has the moves.
create table newsletter_subscription (
  id bigint generated always as identity primary key,
  site text not null,
  email text not null,
  state text not null check (state in ('waiting', 'confirmed', 'unsubscribed')),
  text_version text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  confirm_key_hash bytea unique,
  confirm_until timestamptz,
  unsubscribe_key text not null unique,
  unique (site, email)
);
comment on column newsletter_subscription.unsubscribe_key is 'stands in every newsletter; it can end the subscription and nothing else';
create index newsletter_never_confirmed on newsletter_subscription (asked_at) where confirmed_at is null;

-- Where one click in a mail reader ends what the mail came by (RFC 8058).
alter table mail add column unsubscribe_url text;
