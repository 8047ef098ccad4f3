-- Of products of one name the maker says which was ordered; orders of before do not tell.
alter table order_item add column brand_name text;
