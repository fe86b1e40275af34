-- Mail to whoever asked for it. An address without a subscription is deleted.
create table e_services.subscribers (
  id text primary key,
  email text not null,
  created_at timestamptz not null,
  -- Refusals of its mail server in a row, and the last of them.
  refusals integer not null default 0,
  refused_at timestamptz,
  paused_at timestamptz
);
create unique index subscribers_by_email on e_services.subscribers (lower(email));

create table e_services.subscriptions (
  id text primary key,
  subscriber_id text not null references e_services.subscribers (id) on delete cascade,
  kind text not null check (kind in ('circulars', 'news', 'vessel')),
  -- Empty: all of them.
  port text not null,
  topic text not null,
  imo text not null,
  label text not null,
  rhythm text not null check (rhythm in ('immediate', 'daily')),
  language text not null check (language in ('ar', 'en')),
  asked_at timestamptz not null,
  -- Null: the link in the mail was not followed yet.
  confirmed_at timestamptz,
  unique (subscriber_id, kind, port, topic, imo)
);
create index subscriptions_by_kind on e_services.subscriptions (kind, id) where confirmed_at is not null;

-- What subscribers are to be told, written with the note that it was seen. Subscriptions are told in the
-- order of their ids; `told_up_to` moves in the transaction that writes their mails.
create table e_services.subscription_events (
  id bigint generated always as identity primary key,
  key text not null unique,
  -- The same for all languages: nobody is told twice.
  subject text not null,
  kind text not null,
  -- Null: whatever the language.
  language text,
  ports text[] not null default '{}',
  topics text[] not null default '{}',
  imo text not null default '',
  content jsonb not null,
  created_at timestamptz not null,
  told_up_to text not null default '',
  done_at timestamptz
);
create index subscription_events_open on e_services.subscription_events (id) where done_at is null;

-- What was seen of the website's publications, in each language.
create table e_services.publications (
  kind text not null,
  entry text not null,
  language text not null,
  first_seen_at timestamptz not null,
  told_at timestamptz,
  primary key (kind, entry, language)
);

-- What the next daily mail tells.
create table e_services.digest_items (
  subscriber_id text not null references e_services.subscribers (id) on delete cascade,
  subject text not null,
  subscription_id text not null references e_services.subscriptions (id) on delete cascade,
  event_id bigint not null references e_services.subscription_events (id) on delete cascade,
  created_at timestamptz not null,
  primary key (subscriber_id, subject)
);

-- Vessels that somebody asked about, and how far each of their calls was when it was seen last.
create table e_services.vessel_watches (imo text primary key);
create table e_services.vessel_states (
  imo text not null references e_services.vessel_watches (imo) on delete cascade,
  call_id integer not null,
  state smallint not null,
  primary key (imo, call_id)
);

alter table e_services.outbox
  add column subscriber_id text references e_services.subscribers (id) on delete cascade,
  -- By the recipient's server, for good, when it was tried last: not the fault of who sends.
  add column refused boolean not null default false;
create index outbox_by_subscriber on e_services.outbox (subscriber_id) where subscriber_id is not null;
