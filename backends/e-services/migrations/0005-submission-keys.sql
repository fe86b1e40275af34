-- Idempotency keys outlive the submission they name: it may be deleted while its sender still retries.
create table e_services.submission_keys (
  key text primary key,
  kind text not null,
  fingerprint text not null,
  reference text not null,
  message text not null,
  stored_at timestamptz not null
);
create index submission_keys_by_time on e_services.submission_keys (stored_at);
insert into e_services.submission_keys (key, kind, fingerprint, reference, message, stored_at)
select distinct on (idempotency_key)
  idempotency_key, kind, fingerprint, reference, message, received_at
from e_services.submissions
where idempotency_key is not null
order by idempotency_key, received_at desc;
alter table e_services.submissions
  drop column idempotency_key,
  drop column fingerprint,
  drop column message;
