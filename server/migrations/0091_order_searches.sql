-- Orders are found by what they hold and by their papers: words by runs of three signs (0052), codes and numbers without signs.
create index order_item_trigrams on order_item using gin (trigrams(searched)) with (gin_pending_list_limit = 512);
create index order_item_code on order_item (regexp_replace(lower(code), '[^a-z0-9]', '', 'g') text_pattern_ops);
create index order_slip_plain on order_slip (regexp_replace(lower(reference), '[^a-z0-9]', '', 'g'))
  where reference is not null;
create index order_cfe_number on order_cfe ((number::text));
create index order_cfe_printed on order_cfe ((lower(series) || number::text));
-- Days of them, and those paid by one method.
create index orders_placed on orders (site, placed_at);
create index orders_payment on orders (site, payment_id, id);
