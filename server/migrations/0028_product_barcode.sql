alter table product add column barcode text, add column min_stock integer check (min_stock >= 0);
comment on column product.barcode is 'GTIN of 8, 12, 13 or 14 digits; two products may carry the same one';
comment on column product.min_stock is 'Units in all branches below which it is to be bought; null: nobody watches it';
create index product_barcode on product (barcode) where barcode is not null;
