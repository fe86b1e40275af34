-- What the desk's search looks in: reference and fields, folded by packages/text when a row is written.
-- The service fills it for cases of the time before, and for those that an older release opens.
alter table e_services.cases add column folded_text text not null default '';
