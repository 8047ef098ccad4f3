-- What a part was called in the cart: category, what it goes into first, maker; other products and orders of before have none.
alter table order_item add column long_name text;
