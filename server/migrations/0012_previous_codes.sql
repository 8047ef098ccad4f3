-- Codes that products had before: their addresses lead to the product. The code of a living product always wins.
create table product_previous_code (
  code text primary key,
  product_id bigint not null references product (id) on delete cascade
);
create index product_previous_code_product on product_previous_code (product_id);
