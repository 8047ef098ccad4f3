-- Groups are listed by their names, as companies are.
create index company_group_by_name on company_group (
  (replace(lower(name collate "und-x-icu"), 'ñ', 'nʒ') collate "und-x-icu"), id);
