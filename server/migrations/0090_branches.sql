alter table branch
  add column in_use boolean not null default true; -- Whether a site offers it, or units lie there

-- A list of branches was what differs of each; it is whole now: these branches and no others, in this order.
update setting set value = (
  select jsonb_agg(jsonb_build_object(
      'code', branch.code,
      'name', branch.name,
      'address', regexp_replace(branch.address, ', [^,]*$', ''),
      'city', coalesce(substring(branch.address from ', ([^,]*)$'), ''),
      'phone', coalesce(branch.phone, ''),
      'whatsapp', coalesce(branch.whatsapp, ''),
      'hours', coalesce(branch.hours, ''),
      'geolocation', replace(coalesce(branch.geolocation, ''), ',', ', ')
    ) || coalesce((select listed from jsonb_array_elements(setting.value) listed where listed->>'code' = branch.code limit 1), '{}')
    order by branch.position, branch.id)
  from branch)
where key = 'branches' and jsonb_typeof(value) = 'array' and exists (select from branch);
