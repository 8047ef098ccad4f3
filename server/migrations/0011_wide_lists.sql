-- The order in which people are listed (database/spanish-order.ts).
create index person_by_name on person (
  (replace(lower(name collate "und-x-icu"), 'ñ', 'nʒ') collate "und-x-icu"),
  (replace(lower(last_name collate "und-x-icu"), 'ñ', 'nʒ') collate "und-x-icu"),
  id
);

-- What else to look at: the same category's or brand's products from a price upwards or downwards.
create index product_category_price on product (category_id, price_cents, id);
create index product_brand_price on product (brand_id, price_cents, id);
drop index product_brand;
