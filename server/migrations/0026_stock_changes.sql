-- Why somebody changed something, where he was asked.
alter table history add column reason text;
-- The list of stock begins with what is lowest.
create index stock_lowest on stock ((on_hand - reserved), product_id, branch_id);
-- Which orders hold a product.
create index order_allocation_product on order_allocation (product_id);
