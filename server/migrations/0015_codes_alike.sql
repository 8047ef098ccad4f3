-- A product is found by its code however that is written: case, accents and all but a-z and 0-9 make no difference.
create index product_plain_code
  on product ((regexp_replace(lower(normalize(code, NFKD) collate "C"), '[^a-z0-9]', '', 'g')));
