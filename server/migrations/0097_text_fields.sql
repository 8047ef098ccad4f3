-- Fields of texts are named in Spanish, and stand in every text.
update setting
set value = replace(replace(value::text, '{name}', '{tienda}'), '{branches}', '{sucursales}')::jsonb
where key in ('companyTexts', 'companySteps');
