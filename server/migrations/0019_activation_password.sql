-- Registered more than once before it was activated: nobody knows who typed the password, so its activation asks for a new one.
alter table account add column needs_password boolean not null default false;
