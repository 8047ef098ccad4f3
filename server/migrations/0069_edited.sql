-- What staff has changed of a person or a company, no registration replaces and no cleaning deletes.
alter table person add column edited boolean not null default false;
comment on column person.edited is 'whether somebody changed it, or its lists, after it was registered or added';
alter table company add column edited boolean not null default false;
comment on column company.edited is 'whether somebody changed it, or its lists, after it was registered or added';
update person set edited = true where exists (
  select from history where entity = 'person' and entity_id = person.id::text);
update company set edited = true where exists (
  select from history where entity = 'company' and entity_id = company.id::text);
