-- Figures of sales, and what visitors searched in vain (docs/decisions/028-start-page.md).
create index orders_sold on orders (placed_at) include (id, site, to_company_id, total_cents)
  where state in ('PAP', 'DIS');

-- The newest of the open orders are told by it too.
drop index orders_open;
create index orders_open on orders (to_company_id, site, state) include (number)
  where state in ('INI', 'PCH', 'PPE', 'PAP');

create table search_miss (
  site text not null,
  day date not null,
  text text not null,
  count integer not null,
  primary key (site, day, text)
);
