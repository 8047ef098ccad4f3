-- A person, an account and a group are found however the é of their names is composed, as a company is.
alter table person drop column searched, add column searched text not null generated always as (
  translate(lower(normalize(name || ' ' || last_name || ' ' || coalesce(identifier, '')) collate "und-x-icu"),
    'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored;
create index person_trigrams on person using gin (trigrams(searched));
alter table account drop column searched, add column searched text not null generated always as (
  translate(lower(normalize(email || ' ' || first_name || ' ' || last_name) collate "und-x-icu"),
    'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored;
alter table company_group drop column searched, add column searched text not null generated always as (
  translate(lower(normalize(name || ' ' || coalesce(web, '')) collate "und-x-icu"),
    'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored;
-- A group that is typed anew may be one of the same name, whatever their web addresses (web/gestion/groups/group-twins.tsx).
alter table company_group add column named text not null generated always as (
  translate(lower(normalize(name) collate "und-x-icu"), 'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored;
