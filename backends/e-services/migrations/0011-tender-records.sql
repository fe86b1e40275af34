-- What is known of a tender besides its announcement: its number, documents, opened bids and award.
alter table e_services.biddings
  add column number text not null default '',
  add column documents jsonb not null default '[]',
  add column bids jsonb not null default '[]',
  add column award jsonb;
