-- A ZIP of pictures beside the file of an import, or alone (docs/decisions/030-import-screens.md): its key, and its name and counts.
alter table import add column pictures_key text, add column pictures jsonb;
