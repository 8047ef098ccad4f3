-- A question of a refund is on its way to the provider until then at the latest: no other is asked.
alter table payment_refund add column asking_until timestamptz;
