-- How staff work on a submission. A row is written with the submission; the service makes the rows of
-- submissions that have none: those of the time before, and of an older release that runs beside it.
create table e_services.cases (
  reference text primary key references e_services.submissions (reference) on delete cascade,
  state text not null check (state in ('received', 'in-progress', 'waiting', 'answered', 'closed')),
  department text not null,
  assignee_id text,
  assignee_name text,
  -- Of the page that the form was sent from.
  language text not null check (language in ('ar', 'en')),
  -- Last day of the published promise; null without one.
  due_on date,
  changed_at timestamptz not null,
  version integer not null default 1
);
create index cases_by_due_day on e_services.cases (due_on)
  where state in ('received', 'in-progress', 'waiting');
create index cases_by_state on e_services.cases (state, department);
create index submissions_by_time on e_services.submissions (received_at);

create table e_services.case_events (
  id bigint generated always as identity primary key,
  reference text not null references e_services.cases (reference) on delete cascade,
  at timestamptz not null,
  by_id text,
  by_name text,
  what text not null,
  "from" text,
  "to" text
);
create index case_events_by_reference on e_services.case_events (reference, id);

create table e_services.case_notes (
  id bigint generated always as identity primary key,
  reference text not null references e_services.cases (reference) on delete cascade,
  at timestamptz not null,
  by_id text not null,
  by_name text not null,
  text text not null,
  -- Of a retried request.
  key text not null,
  unique (reference, key)
);

-- Who has seen personal data. It outlives the case, and holds nothing of it but the reference.
create table e_services.desk_accesses (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by_id text not null,
  by_name text not null,
  role text not null,
  what text not null,
  reference text,
  count integer not null
);
create index desk_accesses_by_time on e_services.desk_accesses (at);

-- Whether a scanner found the file clean before it was stored; null is not known.
alter table e_services.submissions add column file_scanned boolean;

-- Mails, text messages and webhook calls that are to be sent, written in the transaction of what they
-- report. A process that sends one holds it until `next_attempt_at`; if the process dies, another one
-- sends it then, under the same message id.
create table e_services.outbox (
  id bigint generated always as identity primary key,
  -- Names what is reported: the same is never written twice.
  key text not null unique,
  -- Null: not about one case.
  reference text references e_services.submissions (reference) on delete cascade,
  purpose text not null,
  channel text not null check (channel in ('mail', 'sms', 'webhook')),
  recipient text not null,
  language text not null,
  content jsonb not null,
  message_id text not null unique,
  by_id text,
  by_name text,
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  holder uuid,
  ended_at timestamptz
);
create index outbox_waiting on e_services.outbox (next_attempt_at) where state = 'waiting';
create index outbox_by_reference on e_services.outbox (reference, id);
create index outbox_by_recipient on e_services.outbox (lower(recipient), created_at);
