-- What a company has bought, and from whom; most orders are of people.
create index orders_company on orders (company_id, to_company_id) where company_id is not null;
