-- A private buyer was told by the creator's company as the contact, which a call with that company or a merge of both would be too.
alter table communication add column is_private boolean not null default false;
comment on column communication.is_private is 'whether the contact buys for no company: then the contact company is the creator''s';
update communication set is_private = true where contact_company_id = creator_company_id;
