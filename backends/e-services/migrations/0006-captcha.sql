-- Captcha challenges and proofs of work that were answered, until they expire: the challenges
-- themselves are tokens that no table holds. Every process that shares the database sees them.
create table e_services.captcha_used (
  id text primary key,
  expires_at timestamptz not null
);
create index captcha_used_expires_at on e_services.captcha_used (expires_at);

-- Counters of the captcha's limits, one row for each address or challenge and limit.
create table e_services.captcha_limits (
  key text primary key,
  points integer not null default 0,
  expire timestamptz
);
create index captcha_limits_expire on e_services.captcha_limits (expire);
