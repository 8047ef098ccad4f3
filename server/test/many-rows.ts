import type { Database } from '#server/database/database';
import { withTimeLimits } from '#server/database/time-limits';
import type { Tables } from '#server/tables';

const products = 100_000;
const families = 20_000;
const vehicles = 1700;
const people = 50_000;
const companies = 10_000;
const orders = 40_000;
const communications = 100_000;

const n = (count: number) => `generate_series(1, ${count}) as n`;

// Below category 1 a hundred others; prices, brands, buyers and days spread by numbers that share no factor with the counts.
const statements = `
insert into category (id, parent_id, number, name)
  select '1.' || (5000 + n), '1', 5000 + n, 'Rubro ' || n from ${n(10)};
insert into category (id, parent_id, number, name)
  select '1.' || (5001 + n % 10) || '.' || (6000 + n), '1.' || (5001 + n % 10), 6000 + n, 'Subrubro ' || n from ${n(90)};
insert into category (id, parent_id, number, name) values ('2', null, 2, 'Otro sitio') on conflict do nothing;
insert into category (id, parent_id, number, name) values ('2.7001', '2', 7001, 'Repuestos');
insert into brand (name) select 'Marca de muchas ' || n from ${n(300)};
insert into provider (name) select 'Proveedor ' || n from ${n(40)};
insert into family (code) select 'F' || n from ${n(families)};
insert into family_relation (family, related, kind)
  select 'F' || n, 'F' || n - 1, 'replaces' from ${n(families)} where n % 10 = 0;
insert into vehicle (brand_id, model, engine, year_from, year_to)
  select (select min(id) from brand where name like 'Marca de muchas %') + n % 60, 'Modelo ' || n, '1.6', 1990 + n % 30, 1995 + n % 30
  from ${n(vehicles)};
insert into fitment (family, vehicle_id, position)
  select 'F' || n, (select min(id) from vehicle) + (n * 7 + k * 13) % ${vehicles}, k
  from ${n(families)}, generate_series(0, 9) as k;
insert into original_code (family, code, plain, position)
  select code, 'OEM-' || code || '-' || k, 'oem' || lower(code) || k, k from family, generate_series(0, 2) as k
  where code like 'F%';
insert into product (code, name, description, category_id, brand_id, provider_id, provider_code, ml_code, family, price_cents, is_public)
  select 'MUCHO-' || n, 'Pieza ' || n, 'Una de muchas',
    case when n % 100 between 25 and 34 then '2.7001' else '1.' || (5001 + (1 + n % 90) % 10) || '.' || (6001 + n % 90) end,
    (select min(id) from brand where name like 'Marca de muchas %') + n % 300,
    (select min(id) from provider where name like 'Proveedor %') + n % 40,
    'PR' || n, 'MLU' || n, case when n % 5 in (1, 2) then 'F' || 1 + n / 5 end, 100 + (n * 7919) % 90000, n % 41 > 0
  from ${n(products)};
insert into stock (product_id, branch_id, on_hand, reserved)
  select product.id, branch.id, 20, 2 from product, branch where product.code like 'MUCHO-%';
insert into product_specification (product_id, key, value, position)
  select id, 'Clave ' || k, 'valor', k from product, generate_series(0, 2) as k where code like 'MUCHO-%';
insert into product_link (product_id, name, url, position)
  select id, 'Hoja de datos', 'https://ejemplo.uy', 0 from product where code like 'MUCHO-%' and id % 5 = 0;
insert into product_sale (product_id, sale_date, quantity)
  select id, date '2026-01-01' + k, 1 from product, generate_series(0, 3) as k where code like 'MUCHO-%' and id % 2 = 0;
insert into image (name, path, target, width, height)
  select 'Foto ' || n, 'muchas/' || n, 'product', 800, 600 from ${n(5000)};
insert into product_image (product_id, image_id, position)
  select id, (select min(id) from image where path like 'muchas/%') + id % 5000, 0 from product where code like 'MUCHO-%';
insert into product_related (product_id, related_id, position)
  select id, id + 1, 0 from product where code like 'MUCHO-%' and id % 10 = 0
    and exists (select from product as next where next.id = product.id + 1);

insert into person (name, last_name, identifier) select 'Persona' || n, 'Muchas', (30000000 + n)::text from ${n(people)};
insert into company_group (name) select 'Grupo ' || n from ${n(1000)};
insert into company (name, identifier, group_id)
  select 'Empresa ' || n, '2110034' || lpad(n::text, 5, '0'), (select min(id) from company_group) + n % 1000
  from ${n(companies)};
insert into phone (person_id, phone, is_default)
  select id, '099 ' || to_char(id * 7919 % 1000000, 'FM000,000'), true from person where last_name = 'Muchas';
insert into email (person_id, email, is_default)
  select id, 'muchas' || id || '@ejemplo.uy', true from person where last_name = 'Muchas';
insert into address (person_id, address, state_id, city_id, is_default)
  select id, 'Calle ' || id, 1, 1, true from person where last_name = 'Muchas';
insert into phone (company_id, phone, is_default) select id, '2900 0000', true from company where name like 'Empresa %';
insert into email (company_id, email, is_default)
  select id, 'empresa' || id || '@ejemplo.uy', true from company where name like 'Empresa %';
insert into address (company_id, address, state_id, city_id, is_default)
  select id, 'Ruta ' || id, 1, 1, true from company where name like 'Empresa %';
insert into employee (company_id, person_id, position, is_default)
  select id, (select min(id) from person where last_name = 'Muchas') + (id * 31 + k * 7) % ${people}, 'COM', k = 0
  from company cross join generate_series(0, 2) as k where name like 'Empresa %';
insert into tag (name) select 'Zona ' || n from ${n(50)} on conflict do nothing;
insert into work_branch (name) select 'Rubro ' || n from ${n(50)} on conflict do nothing;
insert into company_tag (company_id, tag_id, is_default)
  select id, (select min(id) from tag where name like 'Zona %') + id % 40, true from company where name like 'Empresa %';
insert into company_work_branch (company_id, work_branch_id, is_default)
  select id, (select min(id) from work_branch where name like 'Rubro %') + id % 40, true from company
  where name like 'Empresa %';
insert into company_client_of (company_id, of_company_id, is_default)
  select id, (select min(id) from company where own_site = 'RTC'), true from company
  where name like 'Empresa %' and id % 50 = 0;
insert into account (guid, email, first_name, last_name, password_hash, person_id, activated_at, site)
  select gen_random_uuid(), 'muchas' || id || '@ejemplo.uy', name, last_name, 'x', id, now(), 'RTC'
  from person where last_name = 'Muchas';
insert into session (token_hash, account_id, created_at, used_at)
  select decode(md5(id::text), 'hex'), id, now(), now() from account where first_name like 'Persona%';
insert into account_key (account_id, kind, key_hash, expires_at)
  select id, 'activate', decode(md5('k' || id), 'hex'), now() + interval '100 years'
  from account where first_name like 'Persona%' and id % 4 = 0;

insert into communication (type, subject, message, creator_person_id, creator_company_id, contact_person_id,
    contact_company_id, last_event, new_date, created_at, changed_at)
  select (array['PHO', 'EMA', 'VIS'])[1 + n % 3], 'Asunto ' || n, 'Mensaje', case when n % 11 = 7 then persons.last - 40 - n % 3 else persons.last - n % 40 end,
    case when n % 11 = 7 then companies.first else own.id end,
    case when n % 3 > 0 then persons.first + n % ${people} end,
    companies.first + case when n % 11 = 7 then 10 + n / 11 % 900 * 11 else n % ${companies} end,
    (array['DON', 'DON', 'SCH', 'RSC', 'CAN'])[1 + n % 5], now() + (500 - n) * interval '10 minutes', now(), now()
  from ${n(communications)}
  cross join (select min(id) as first, max(id) as last from person where last_name = 'Muchas') as persons
  cross join (select min(id) as first from company where name like 'Empresa %') as companies
  cross join (select * from company where own_site = 'RTC') as own;
insert into communication_event (communication_id, type, person_id, by, at, new_date)
  select id, last_event, creator_person_id, 'Muchas', created_at, new_date from communication where message = 'Mensaje';

insert into orders (guid, number, site, state, placed_at, account_id, user_email, content_hash, person_id, person_name,
    to_company_id, to_company_name, to_company_identifier, phone, phone_type, shipping_id, shipping_name,
    shipping_price_cents, payment_id, payment_name, total_cents, holds_stock, hold_until, company_id, company_name)
  select gen_random_uuid(), 1000000 + n, 'RTC', (array['DIS', 'DIS', 'CAN', 'PAP', 'PPE'])[1 + n % 5],
    now() - n * interval '10 minutes', account.id, account.email, 'x', account.person_id, account.first_name,
    case when n % 11 = 7 then companies.first else own.id end, own.name, own.identifier, '099', 'HOM', 'MON', 'Montevideo', 600, 'SADE', 'Depósito', 5000, n % 5 > 2,
    case when n % 5 = 4 then now() + interval '3 days' end,
    case when n % 4 = 0 then companies.first + n / 4 % 10000 end, case when n % 4 = 0 then 'Empresa' end
  from ${n(orders)}
  cross join (select min(id) as first from company where name like 'Empresa %') as companies
  cross join (select min(id) as first from account where first_name like 'Persona%') as buyers
  join account on account.id = buyers.first + n % ${people}
  cross join (select * from company where own_site = 'RTC') as own;
insert into order_item (order_id, position, product_id, code, name, price_cents, iva_rate, quantity)
  select orders.id, k, product.id, product.code, product.name, 1000, 22, 1
  from orders cross join generate_series(0, 1) as k
  join product on product.code = 'MUCHO-' || (1 + (orders.id * 31 + k * 7) % ${products}) where orders.number > 1000000;
insert into order_allocation (order_id, product_id, branch_id, quantity)
  select order_id, product_id, (select min(id) from branch), 1 from order_item on conflict do nothing;
insert into order_event (order_id, at, by, to_state, mailed)
  select id, placed_at, 'Muchas', 'PPE', true from orders cross join generate_series(1, 2) where number > 1000000;
insert into order_slip (guid, order_id, sent_at, sent_by, account_id, reference, file_key, file_name, file_type, file_size,
    file_hash, state, decided_at, decided_by)
  select gen_random_uuid(), id, placed_at, 'Muchas', account_id, 'T' || number / 3, md5(number::text), 'recibo.pdf', 'pdf', 1000,
    md5('de ' || number), case when state = 'PPE' then 'waiting' else 'approved' end,
    case when state <> 'PPE' then placed_at end, 'Muchas'
  from orders where number > 1000000 and number % 2 = 0;
insert into payment_attempt (order_id, method, currency, amount_cents, made_at, ends_at, provider_id, ask_at)
  select id, 'MPU', 'UYU', 5000, placed_at, placed_at, 'muchos-' || id, case when number % 400 = 0 then now() + interval '1 hour' end
  from orders where number > 1000000;
insert into payment (attempt_id, order_id, method, provider_id, status, currency, amount_cents, counts, detail, first_at, changed_at)
  select id, order_id, method, 'pago-' || id, 'approved', 'UYU', 5000, true, '', made_at, made_at
  from payment_attempt where provider_id like 'muchos-%';
insert into payment_answer (attempt_id, payment_id, at, origin, detail)
  select attempt_id, id, first_at, 'notification', '' from payment cross join generate_series(1, 2) where provider_id like 'pago-%';
insert into payment_refund (payment_id, amount_cents, asked_at, done_at, by, reason)
  select id, 100, first_at, first_at, 'Muchas', 'x' from payment where provider_id like 'pago-%' and id % 3 = 0;
insert into order_alert (order_id, kind, payment_id, at, solved_at, solved_by, reason)
  select order_id, 'paidTwice', id, first_at, case when id % 200 > 0 then first_at end, 'Muchas', 'x'
  from payment where provider_id like 'pago-%' and id % 2 = 0;
insert into mail (message_id, site, recipient, subject, text, html, at, sent_at)
  select 'muchos-' || n, 'RTC', 'muchas' || n % 20000 || '@ejemplo.uy', 'Pedido', 'x', 'x', now(), now() from ${n(60_000)};
insert into change_log (entity, entity_id, at)
  select 'product', n::text, now() - interval '5 minutes' - n * interval '1 second' from ${n(80_000)};
insert into consent (account_id, kind, text_version, at)
  select id, 'privacy', '1', now() from account where first_name like 'Persona%'`;

/**
 * Fills a shop that has branches and its own company with 100,000 products, 40,000 orders, 10,000 companies, 50,000 people,
 * 100,000 communications and what belongs to them. Two products each are of 20,000 families, which fit ten vehicles each of 1,700, those that there were
 * among them: some 118 families a vehicle. A tenth of the products are another site's; an eleventh of the orders and communications are of
 * the first of the companies, which sells too.
 */
export const manyRows = ({ query }: Pick<Database<Tables>, 'query'>) =>
  withTimeLimits('batch', async () => {
    for (const statement of statements.split(';\n')) await query(statement);
    await query('vacuum analyze');
  });
