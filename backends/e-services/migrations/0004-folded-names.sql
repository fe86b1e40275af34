-- Names as the searches compare them: folded by packages/text when a row is written. The sample rows
-- of an older version are replaced at the next start, which fills these columns.
alter table e_services.agents
  add column folded_names text not null default '',
  add column folded_companies text not null default '';
alter table e_services.vessel_calls add column folded_vessel text not null default '';
