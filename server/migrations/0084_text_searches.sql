-- A part of a word finds people, companies and accounts, a part of a number finds phones and documents: by runs of three signs (0052).
create index email_trigrams on email using gin (trigrams(searched));
create index phone_trigrams on phone using gin (trigrams(searched), trigrams(digits));
create index account_trigrams on account using gin (trigrams(searched));
create index person_digit_trigrams on person using gin (trigrams(digits));
