set local statement_timeout = 0;
-- Has all that the schedule filters and sorts by, so that late pages read an index alone.
create index vessel_calls_by_port_and_arrival on e_services.vessel_calls (port_id, arrives_at, id)
  include (leaves_at, agent_id, berthed_at, announced_at);
drop index e_services.vessel_calls_by_port_and_stay;
