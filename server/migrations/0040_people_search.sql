-- What a list's search looks for, in lower case without accents (database/text-match.ts), so that no row is folded while one waits.
alter table account add column searched text not null generated always as (
  translate(lower((email || ' ' || first_name || ' ' || last_name) collate "und-x-icu"),
    'áàäâéèëêíìïîóòöôúùüûñ', 'aaaaeeeeiiiioooouuuun')) stored;
alter table company add column searched text not null generated always as (
  translate(lower((name || ' ' || identifier) collate "und-x-icu"),
    'áàäâéèëêíìïîóòöôúùüûñ', 'aaaaeeeeiiiioooouuuun')) stored;
alter table person add column searched text not null generated always as (
  translate(lower((name || ' ' || last_name || ' ' || coalesce(identifier, '')) collate "und-x-icu"),
    'áàäâéèëêíìïîóòöôúùüûñ', 'aaaaeeeeiiiioooouuuun')) stored;
alter table phone add column searched text not null generated always as (
  translate(lower(phone collate "und-x-icu"), 'áàäâéèëêíìïîóòöôúùüûñ', 'aaaaeeeeiiiioooouuuun')) stored;
alter table email add column searched text not null generated always as (
  translate(lower(email collate "und-x-icu"), 'áàäâéèëêíìïîóòöôúùüûñ', 'aaaaeeeeiiiioooouuuun')) stored;

-- The order in which companies are listed (database/spanish-order.ts).
create index company_by_name on company (
  (replace(lower(name collate "und-x-icu"), 'ñ', 'nʒ') collate "und-x-icu"), id);
-- Who has bought from a company.
create index orders_person on orders (person_id, to_company_id);
