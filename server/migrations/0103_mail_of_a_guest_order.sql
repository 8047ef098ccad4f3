-- The visitor's order whose link a mail carries: until the mail is out, nobody can press it.
alter table mail add column order_id bigint references orders (id) on delete cascade;
create index mail_order on mail (order_id) where order_id is not null;
