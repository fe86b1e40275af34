create table e_services.sample_state (
  id integer primary key check (id = 1),
  version integer not null,
  day date not null
);

create table e_services.ports (
  id integer primary key,
  title text not null unique,
  title_ar text not null unique
);

create table e_services.agents (
  id integer primary key,
  port_id integer not null references e_services.ports (id),
  title text not null,
  title_ar text not null,
  company text not null,
  company_ar text not null,
  address text not null,
  address_ar text not null,
  description text not null,
  description_ar text not null,
  phone text not null,
  email text not null
);
create index agents_by_port on e_services.agents (port_id, id);

create table e_services.vessel_calls (
  id integer primary key,
  port_id integer not null references e_services.ports (id),
  agent_id integer not null references e_services.agents (id),
  vessel text not null,
  imo text not null,
  tonnage integer not null,
  announced_at timestamptz not null,
  arrives_at timestamptz not null,
  berthed_at timestamptz not null,
  leaves_at timestamptz not null,
  check (arrives_at <= berthed_at and berthed_at < leaves_at)
);
create index vessel_calls_by_port_and_stay on e_services.vessel_calls (port_id, arrives_at, leaves_at);

create table e_services.transactions (
  id integer primary key,
  reference_number text not null,
  document_date text not null,
  subject text not null,
  subject_en text not null,
  category text not null,
  category_en text not null,
  organisation text not null,
  organisation_en text not null,
  directed_to text not null,
  directed_to_en text not null,
  status text not null,
  status_en text not null,
  transfer_date text not null,
  unique (reference_number, document_date)
);

create table e_services.biddings (
  id integer primary key,
  title text not null,
  title_en text not null,
  fees integer not null,
  location text not null,
  location_en text not null,
  final_at timestamptz,
  envelopes_at timestamptz
);

create table e_services.main_categories (
  id integer primary key,
  title text not null,
  title_ar text not null
);

create table e_services.sub_categories (
  id integer primary key,
  main_category_id integer not null references e_services.main_categories (id),
  title text not null,
  title_ar text not null
);
create index sub_categories_by_main_category on e_services.sub_categories (main_category_id);

create table e_services.movables (
  id integer primary key,
  sub_category_id integer not null references e_services.sub_categories (id),
  port_id integer not null references e_services.ports (id),
  title text not null,
  title_ar text not null,
  available numeric not null check (available >= 0),
  created_at timestamptz not null,
  modified_at timestamptz not null,
  author text not null,
  editor text not null
);
create index movables_by_sub_category on e_services.movables (sub_category_id);

create table e_services.announcements (
  id integer primary key,
  details text not null
);
