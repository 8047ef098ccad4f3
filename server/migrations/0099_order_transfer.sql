-- Other branches bring what the branch of a pickup lacks (docs/decisions/034-stock-at-the-checkout.md).
alter table orders add column transfer_days integer check (transfer_days > 0);
comment on column orders.transfer_days is 'working days from the payment on that its branch waits for units of other branches; null where it has all';
