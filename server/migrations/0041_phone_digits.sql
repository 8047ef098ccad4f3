-- A phone is found by its digits, however it is written and however it is typed.
alter table phone add column digits text not null generated always as (regexp_replace(phone, '\D', '', 'g')) stored;
