-- The idempotency keys that a process is storing a submission under, until it has ended or the time is
-- over: the processes that share the database store one after the other under a key.
create table e_services.submissions_in_progress (
  key text primary key,
  holder uuid not null,
  expires_at timestamptz not null
);
