-- Brands and providers kept by staff (docs/decisions/029-categories-and-brands.md): names that went with a merge or a
-- renaming still find them in a sheet, and a brand has a picture of the library as its logo.
alter table brand
  add column former_names text[] not null default '{}',
  add column image_id bigint references image (id);
create index brand_image on brand (image_id) where image_id is not null;
alter table provider add column former_names text[] not null default '{}';
