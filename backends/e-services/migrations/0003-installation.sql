-- Names this database, so that the folder of its files is not used with another one.
create table e_services.installation (
  id uuid primary key default gen_random_uuid()
);
insert into e_services.installation default values;
