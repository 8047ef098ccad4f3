-- What a list's search looks for, in lower case without accents (database/text-match.ts), those of Portuguese names too.
alter table account drop column searched, add column searched text not null generated always as (
  translate(lower((email || ' ' || first_name || ' ' || last_name) collate "und-x-icu"),
    'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored;
alter table company drop column searched, add column searched text not null generated always as (
  translate(lower((name || ' ' || identifier) collate "und-x-icu"),
    'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored;
alter table person drop column searched, add column searched text not null generated always as (
  translate(lower((name || ' ' || last_name || ' ' || coalesce(identifier, '')) collate "und-x-icu"),
    'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored;
alter table phone drop column searched, add column searched text not null generated always as (
  translate(lower(phone collate "und-x-icu"), 'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored;
alter table email drop column searched, add column searched text not null generated always as (
  translate(lower(email collate "und-x-icu"), 'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored;

-- An order is found by all that its card shows of the buyer and of where it goes.
alter table orders add column searched text not null generated always as (
  translate(lower((user_email || ' ' || coalesce(company_name, '') || ' ' || coalesce(company_identifier, '')
      || ' ' || coalesce(person_name, '') || ' ' || coalesce(person_last_name, '') || ' ' || coalesce(person_identifier, '')
      || ' ' || phone || ' ' || coalesce(phone_observation, '') || ' ' || coalesce(address, '')
      || ' ' || coalesce(address_recipient, '') || ' ' || coalesce(address_observation, '')
      || ' ' || coalesce(address_zip_code, '') || ' ' || coalesce(address_city_name, '')
      || ' ' || coalesce(address_state_name, '') || ' ' || coalesce(carrier_name, '')
      || ' ' || shipping_name || ' ' || coalesce(branch_name, '') || ' ' || payment_name) collate "und-x-icu"),
    'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored;
alter table order_item add column searched text not null generated always as (
  translate(lower((code || ' ' || name || ' ' || coalesce(long_name, '') || ' ' || coalesce(brand_name, '')) collate "und-x-icu"),
    'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored;

-- A number is found by its digits, however it is written and however it is typed. Between two numbers stands a blank.
alter table orders add column digits text not null generated always as (
  regexp_replace(phone, '\D', '', 'g') || ' ' || regexp_replace(coalesce(person_identifier, ''), '\D', '', 'g')
    || ' ' || regexp_replace(coalesce(company_identifier, ''), '\D', '', 'g')) stored;
alter table person add column digits text not null generated always as (
  regexp_replace(coalesce(identifier, ''), '\D', '', 'g')) stored;
