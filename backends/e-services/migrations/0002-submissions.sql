create table e_services.submissions (
  id bigint generated always as identity primary key,
  reference text not null unique,
  kind text not null,
  received_at timestamptz not null,
  idempotency_key text,
  fingerprint text not null,
  fields jsonb not null,
  message text not null,
  file_name text unique,
  file_title text,
  file_size integer,
  -- The same form sent twice under one key is stored once. Other content under a key that was
  -- used before is another submission.
  unique (kind, idempotency_key, fingerprint),
  check ((file_name is null) = (file_size is null))
);
create index submissions_by_kind_and_time on e_services.submissions (kind, received_at);
