-- What a movable is counted in: pieces are ordered whole.
alter table e_services.movables
  add column unit text not null default 'piece' check (unit in ('piece', 'metre', 'kilogram'));

-- What an order takes out of the stock until staff decide on it. The quantity goes back when the state
-- changes from open to refused or lapsed, or from accepted to refused, or with a deleted open order.
create table e_services.reservations (
  reference text primary key references e_services.submissions (reference) on delete cascade,
  movable_id integer not null references e_services.movables (id),
  quantity numeric not null check (quantity > 0),
  state text not null check (state in ('open', 'accepted', 'refused', 'lapsed')),
  expires_at timestamptz not null,
  -- Digests, so that open orders can be counted without another copy of personal data.
  identity_digest text,
  client_digest text,
  network_digest text
);
create index reservations_open on e_services.reservations (expires_at) where state = 'open';

-- Orders of the time before reservations have taken their quantity for good.
insert into e_services.reservations (reference, movable_id, quantity, state, expires_at)
select s.reference, m.id, (s.fields ->> 'Quantity')::numeric, 'accepted', s.received_at
from e_services.submissions s
join e_services.movables m on m.id::text = s.fields ->> 'MovableId'
where s.kind = 'order' and (s.fields ->> 'Quantity')::numeric > 0;

-- Counters of the limits, as rate-limiter-flexible names their columns.
create table e_services.limits (
  key text primary key,
  points integer not null default 0,
  expire timestamptz
);
create index limits_expire on e_services.limits (expire);

create index submissions_callback_numbers
  on e_services.submissions ((fields ->> 'phoneNumber'), received_at) where kind = 'callback';
