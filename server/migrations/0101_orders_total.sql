-- The pages of a company's orders by total. `id desc` comes second in both directions.
create index orders_total on orders (to_company_id, total_cents, id desc);
