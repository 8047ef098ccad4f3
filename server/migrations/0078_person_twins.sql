-- A person is found by a phone as a company is, and by the digits of a document, while a new one is typed (server/people/twins.ts).
drop index phone_local_digits;
create index phone_local_digits on phone ((right(regexp_replace(regexp_replace(phone,
  '([/,;]|\s[yoe]\s|\s-\s|\s*\y(int|ext)).*$', '', 'i'), '\D', '', 'g'), 8)));
create index person_digits on person (digits text_pattern_ops);
