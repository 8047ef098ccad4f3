-- A contact of a seller with a company (docs/decisions/025-communications.md). An erased author is no row any more.
create table communication (
  id bigint generated always as identity primary key,
  type text not null check (type in ('PHO', 'EMA', 'BRA', 'VIS', 'OTH')),
  subject text not null,
  message text not null,
  creator_person_id bigint references person (id) on delete set null,
  creator_company_id bigint not null references company (id),
  contact_person_id bigint references person (id) on delete set null,
  contact_company_id bigint not null references company (id),
  last_event text not null check (last_event in ('SCH', 'RSC', 'DON', 'CAN')),
  new_date timestamptz not null,
  sent_to text,
  sent_by bigint references account (id) on delete set null,
  mail_id bigint references mail (id) on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  searched text not null generated always as (
    translate(lower(normalize(subject || ' ' || message) collate "und-x-icu"),
      'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')) stored
);
comment on column communication.new_date is 'of its last event: when it is due, was done or cancelled';
comment on column communication.sent_to is 'the address that it was mailed to, by the mail mail_id';
create index communication_newest on communication (new_date desc, id desc);
create index communication_contact_company on communication (contact_company_id, new_date desc, id desc);
create index communication_contact_person on communication (contact_person_id, new_date desc, id desc) where contact_person_id is not null;
create index communication_creator_person on communication (creator_person_id, new_date desc, id desc);
create index communication_creator_company on communication (creator_company_id, new_date desc, id desc);
create index communication_open on communication (creator_person_id, new_date) where last_event in ('SCH', 'RSC');
create index communication_trigrams on communication using gin (trigrams(searched));
create index communication_sent on communication (sent_by, created_at) where sent_by is not null;
create index communication_mail on communication (mail_id) where mail_id is not null;
-- Communications are found by the names of their people.
create index person_trigrams on person using gin (trigrams(searched));
create index communication_sent_to on communication (sent_to) where sent_to is not null;

create table communication_event (
  id bigint generated always as identity primary key,
  communication_id bigint not null references communication (id) on delete cascade,
  type text not null check (type in ('SCH', 'RSC', 'DON', 'CAN')),
  person_id bigint references person (id) on delete set null,
  by text not null,
  at timestamptz not null,
  new_date timestamptz not null,
  observation text not null default ''
);
comment on column communication_event.by is 'the name of its author as it was';
create index communication_event_of on communication_event (communication_id, id);
create index communication_event_person on communication_event (person_id) where person_id is not null;

-- The agenda of a person: whether a mail says each morning what is due, by which site, and the address of the calendar feed.
create table agenda (
  person_id bigint primary key references person (id) on delete cascade,
  reminder_site text,
  feed_hash bytea unique,
  feed_since timestamptz,
  feed_used_at timestamptz
);
-- One mail a day for each person, whatever runs beside.
create table agenda_mail (
  person_id bigint not null references person (id) on delete cascade,
  day date not null,
  primary key (person_id, day)
);
