-- What is sent again makes no second one: a form has its GUID, and form_hash says which account sent what with it.
alter table company add column guid uuid unique, add column form_hash text;
alter table person add column guid uuid unique, add column form_hash text;
