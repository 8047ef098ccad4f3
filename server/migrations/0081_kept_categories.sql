-- A category kept by staff (docs/decisions/029-categories-and-brands.md): what Google calls it, and a picture of its own.
alter table category
  add column google_id integer check (google_id > 0),
  add column image_id bigint references image (id);
create index category_image on category (image_id) where image_id is not null;

-- A move changes the ids of a category and of all below it; what names them follows.
alter table product drop constraint product_category_id_fkey,
  add constraint product_category_id_fkey foreign key (category_id) references category (id) on update cascade;
alter table company_category drop constraint company_category_category_id_fkey,
  add constraint company_category_category_id_fkey foreign key (category_id) references category (id) on update cascade;

-- Numbers that went with a merge or a removal, which are not given again. No category: it leads nowhere.
create table former_category (
  number integer primary key,
  category_id text references category (id) on update cascade on delete set null
);
create index former_category_present on former_category (category_id);
