-- A code with what nobody sees reaches no call any more: where it is another product's without it, its own id tells it apart.
with cleaned as (
  select id, code, regexp_replace(code, '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe0f\ufeff]', '', 'g') || '-' || id as seen
  from product
  where code ~ '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe0f\ufeff]'
), renamed as (
  update product set code = cleaned.seen from cleaned
  where cleaned.id = product.id and not exists (select from product other where other.code = cleaned.seen)
  returning cleaned.code as old, product.code as new
)
update history set entity_id = renamed.new from renamed where entity in ('product', 'stock') and entity_id = renamed.old;

-- What is known of a product's past stands under its present code.
update history set entity_id = product.code
from product_previous_code previous join product on product.id = previous.product_id
where entity in ('product', 'stock') and entity_id = previous.code;
