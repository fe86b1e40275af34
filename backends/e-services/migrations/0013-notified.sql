-- The names that the code has.
alter table e_services.subscription_events rename column told_up_to to notified_up_to;
alter table e_services.publications rename column told_at to notified_at;
