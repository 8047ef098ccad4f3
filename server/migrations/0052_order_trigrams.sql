-- The panel's search finds an order by a part of any word of its buyer, or of a number of his: each run of three signs is indexed.
create function trigrams(text) returns text[] language sql immutable strict parallel safe as
  $$ select array(select substr($1, at, 3) from generate_series(1, length($1) - 2) as at) $$;
-- A short list of what is not indexed yet keeps every order as quick as the one before.
create index orders_trigrams on orders using gin (trigrams(searched), trigrams(digits)) with (gin_pending_list_limit = 512);
