-- An erasure asks who else has an e-mail or a name, and which slips somebody decided.
create index email_address on email (lower(email));
create index account_names on account (last_name, first_name);
create index order_slip_decider on order_slip (decided_by);
