/**
 * Bump when tables, the shape of SearchText, folding of words or weights of fields change: all is
 * then indexed again.
 */
const VERSION = 2;

/** Releases with another version have tables of their own. */
export const SCHEMA = `site_search_${VERSION}`;
export const LAST_TABLE = `${SCHEMA}.documents`;

/**
 * `texts` holds what results show, `ranks` the little that ranking needs of each text, `postings` the
 * words of each text. Rows are written with the version after them, so that processes read changes
 * only. Without `whole_at` all entries of a source are to be read.
 */
export const TABLES = `
create schema if not exists ${SCHEMA};
create table if not exists ${SCHEMA}.state (
  version bigint not null,
  only_row boolean primary key default true check (only_row)
);
insert into ${SCHEMA}.state (version) values (0) on conflict do nothing;
create table if not exists ${SCHEMA}.sources (
  locale text, source text, release text not null, read_at timestamptz not null,
  whole_at timestamptz, value jsonb, changed bigint not null,
  primary key (locale, source)
);
create table if not exists ${SCHEMA}.texts (
  no int generated always as identity primary key,
  locale text not null, source text not null, id text not null,
  updated_at text not null, is_shortened boolean not null,
  digest text not null, terms int[] not null, documents text[] not null,
  href text not null, numbers text not null, entry jsonb not null,
  unique (locale, source, id)
);
create index if not exists texts_href on ${SCHEMA}.texts (href);
create index if not exists texts_numbers on ${SCHEMA}.texts (numbers) where numbers <> '';
create index if not exists texts_documents on ${SCHEMA}.texts using gin (documents);
create table if not exists ${SCHEMA}.ranks (
  no int primary key references ${SCHEMA}.texts on delete cascade,
  page bigint not null, is_twin boolean not null default false, kind text not null, route text,
  date text collate "C", starts timestamptz, ends timestamptz, number text,
  words smallint not null, own_words smallint not null, is_question boolean not null
);
create index if not exists ranks_page on ${SCHEMA}.ranks (page);
create table if not exists ${SCHEMA}.terms (
  id int generated always as identity primary key,
  locale text not null, term text not null, texts int not null default 0,
  titles int not null default 0, changed bigint not null,
  unique (locale, term)
);
create index if not exists terms_changed on ${SCHEMA}.terms (changed);
create table if not exists ${SCHEMA}.title_words (
  locale text, word text, written text not null, changed bigint not null,
  primary key (locale, word)
);
create table if not exists ${SCHEMA}.postings (
  term int, no int, impact real not null, fields smallint not null,
  primary key (term, no) include (impact, fields)
);
alter table ${SCHEMA}.postings alter column term set statistics 1000;
create table if not exists ${LAST_TABLE} (src text primary key, pages text[] not null);
`;
