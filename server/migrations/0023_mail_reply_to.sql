-- Where the answer to a mail goes, if not to the site that sends it.
alter table mail add column reply_to text;
