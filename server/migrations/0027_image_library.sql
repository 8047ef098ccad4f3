-- The name without the ending of a picture's file, in lower case: a product without pictures shows the one named by its code.
alter table image add column stem text not null
  generated always as (lower(btrim(regexp_replace(name, '\.(jpe?g|png|webp|avif)$', '', 'i')))) stored;
-- Since when nothing shows it, as the work of each night finds out; null while something does.
alter table image add column unused_since timestamptz;
create index image_stem on image (stem, id desc) where target = 'product';
create index image_unused on image (unused_since, id desc) where unused_since is not null;
create index product_picture_name on product (lower(btrim(code)));
create index upload_at on upload (at);
