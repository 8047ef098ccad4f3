-- Lists are read from memory; nothing reads products by category and price here any more.
drop index product_category_price;
