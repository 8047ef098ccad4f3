-- Since when nobody signs in to an account; null while it is open.
alter table account add column locked_at timestamptz;
