-- How visitors rate the e-services: numbers of answers, never an answer of its own.
create table e_services.service_ratings (
  service text not null,
  -- First day of the month, in Riyadh.
  month date not null,
  score smallint not null check (score between 1 and 5),
  -- Empty: none was chosen.
  reason text not null default '',
  answers integer not null check (answers > 0),
  primary key (service, month, score, reason)
);
