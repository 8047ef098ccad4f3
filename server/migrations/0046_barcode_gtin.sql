-- UPC-A, EAN-13 and GTIN-14 of one thing are one barcode: they are compared as fourteen digits.
drop index product_barcode;
create index product_barcode on product (lpad(barcode, 14, '0')) where barcode is not null;
