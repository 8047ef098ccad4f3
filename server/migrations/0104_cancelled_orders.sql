-- Pages and number of a company's cancelled orders, which may be few among all.
create index orders_cancelled on orders (to_company_id, site, id desc) where state = 'CAN';
