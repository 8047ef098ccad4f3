-- An alert without a payment is about money that no provider knows, as a deposit's; an order has one of each kind.
alter table order_alert alter column payment_id drop not null;
create unique index order_alert_own on order_alert (order_id, kind) where payment_id is null;
