-- Calls drop what nobody sees from a code: a product that was stored with it is found by the code that is seen.
with cleaned as (
  select id, regexp_replace(code, '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe0f\ufeff]', '', 'g') as code
  from product
), alone as (
  select min(id) as id, code from cleaned where code <> '' group by code having count(*) = 1
)
update product set code = alone.code from alone where alone.id = product.id and alone.code <> product.code;
