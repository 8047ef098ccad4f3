-- Which version of the terms the checkout showed to who confirmed the order; null in orders of before.
alter table orders add column terms_version text;
