-- An order copies everything that was agreed: the branch's name too.
alter table orders add column branch_name text;
