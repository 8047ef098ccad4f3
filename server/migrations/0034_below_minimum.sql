create index product_min_stock on product (id) where min_stock is not null;
