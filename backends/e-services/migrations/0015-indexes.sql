-- For a million port calls and 200,000 cases (docs/figures.md).
create index vessel_calls_by_departure on e_services.vessel_calls (leaves_at);
create index vessel_calls_by_imo on e_services.vessel_calls (imo, port_id);
create index cases_by_due_day_and_reference on e_services.cases (due_on, reference);
create index cases_by_department on e_services.cases (department, state, due_on)
  include (assignee_id, assignee_name, reference);
