-- A company is found however its é is composed, and by runs of three signs of its name where many are asked for at each key.
alter table company drop column searched, add column searched text not null generated always as (
  translate(lower(normalize(name || ' ' || identifier) collate "und-x-icu"),
    'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored;
create index company_trigrams on company using gin (trigrams(searched));
create index company_identifier on company (identifier text_pattern_ops);

-- A phone of a company by the eight digits of a number here, without its country, its 0 and what is dialled inside (twins.store.ts).
create index phone_local_digits on phone ((right(regexp_replace(regexp_replace(phone,
  '([/,;]|\s[yoe]\s|\s-\s|\s*\y(int|ext)).*$', '', 'i'), '\D', '', 'g'), 8))) where company_id is not null;
