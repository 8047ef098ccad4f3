-- The text by which the shop looked for an address on the map, and the place that it found; null where there is none such.
alter table address add column located_for text, add column located_as text;
