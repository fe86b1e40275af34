set local statement_timeout = 0;
-- Rewriting all rows is slow with it; it is created again after the migrations.
drop index if exists e_services.cases_by_words;
drop index e_services.cases_by_due_day_and_reference;
-- Copies of the submission's id and kind, so that lists are sorted and filtered in one index.
alter table e_services.cases add column number bigint, add column kind text;
update e_services.cases c set number = s.id, kind = s.kind
  from e_services.submissions s where s.reference = c.reference;
alter table e_services.cases alter column number set not null, alter column kind set not null;
-- A trigger, because an older release beside this one writes cases without them.
create function e_services.copy_submission() returns trigger language plpgsql as $$
begin
  select id, kind into new.number, new.kind
    from e_services.submissions where reference = new.reference;
  return new;
end
$$;
create trigger copy_submission before insert on e_services.cases
  for each row execute function e_services.copy_submission();
create unique index cases_by_number on e_services.cases (number)
  include (department, state, kind, assignee_id, due_on);
create index cases_by_due_day_and_number on e_services.cases (due_on, number)
  include (department, state, kind, assignee_id);
create index cases_without_text on e_services.cases (reference) where folded_text = '';

create index desk_accesses_by_reference on e_services.desk_accesses (reference, id)
  where reference is not null;
create index desk_accesses_by_person on e_services.desk_accesses (by_id, id);
-- For the foreign keys of deleted subscriptions and events.
create index digest_items_by_subscription on e_services.digest_items (subscription_id);
create index digest_items_by_event on e_services.digest_items (event_id);
