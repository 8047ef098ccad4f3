-- What a company has beside its contacts. Of each list one row is the default (server/edit-list.ts).
create table company_image (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  image_id bigint not null references image (id),
  is_default boolean not null default false,
  unique (company_id, image_id)
);
create index company_image_image on company_image (image_id);

create table company_client_of (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  of_company_id bigint not null references company (id) on delete cascade,
  is_default boolean not null default false,
  unique (company_id, of_company_id),
  check (company_id <> of_company_id)
);
create index company_client_of_other on company_client_of (of_company_id, company_id);

create table company_work_branch (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  work_branch_id bigint not null references work_branch (id),
  is_default boolean not null default false,
  unique (company_id, work_branch_id)
);
create index company_work_branch_other on company_work_branch (work_branch_id, company_id);

create table company_category (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  category_id text not null references category (id),
  is_default boolean not null default false,
  unique (company_id, category_id)
);
create index company_category_other on company_category (category_id, company_id);

create table company_tag (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  tag_id bigint not null references tag (id),
  is_default boolean not null default false,
  unique (company_id, tag_id)
);
create index company_tag_other on company_tag (tag_id, company_id);

-- Employees are a list of their company as well.
alter table employee add column id bigint generated always as identity;
alter table employee add column is_default boolean not null default false;
update employee set is_default = true
  where (company_id, person_id) in (select company_id, min(person_id) from employee group by company_id);
create unique index employee_id on employee (id);

create index company_group_companies on company (group_id);
alter table company_group add column searched text not null generated always as (
  translate(lower((name || ' ' || coalesce(web, '')) collate "und-x-icu"),
    'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored;
