import { SEARCH_KINDS, type SearchKind } from '../../content/search-text';
import type { Concept } from '../query';
import {
  ACTION_KINDS,
  COMMON_WORD_SHARE,
  isIn,
  KIND_WEIGHTS,
  LONG_TITLE_KINDS,
  MIN_FULL_MATCHES,
  OWN_FORM,
  RANK,
  termWeights,
  writtenTerms,
  type Alternative,
} from '../ranking';
import { PLACE, titleImpact } from './postings';

/** With so many full matches, partial ones count by their title only, even if some have not started. */
const ENOUGH_HITS = MIN_FULL_MATCHES + 20;
/** Words of alternatives that have a bit in a `bigint`. */
const MAX_SLOTS = 62;

export interface Term {
  readonly id: number;
  /** Texts that have it. */
  readonly texts: number;
  /** Titles that have it. */
  readonly titles: number;
}

export interface RankedQuery {
  readonly text: string;
  readonly values: unknown[];
  /** Words of the query by id. */
  readonly terms: ReadonlyMap<number, string>;
}

export interface Asked {
  readonly concepts: readonly Concept[];
  readonly term: (word: string) => Term | undefined;
  /** Number of texts of the language. */
  readonly size: number;
  readonly kindWords: Readonly<Record<string, ReadonlySet<string>>>;
  /** Routes that are not offered. */
  readonly without: readonly string[];
  /** Texts that are shown first and not again, and how many results come before these. */
  readonly shown: readonly number[];
  readonly first: number;
  readonly kind: SearchKind | null;
  readonly page: number;
  readonly pageSize: number;
  readonly now: number;
}

/** Slots of a concept's alternatives, as bits. */
type ConceptMasks = readonly bigint[];

/**
 * The statement that ranks texts as lib/search/language-index.ts does: `{kinds, page, nos}`, with the
 * texts of one page only. All values of visitors are parameters.
 */
export function rankedQuery(asked: Asked): RankedQuery {
  const { concepts, size } = asked;
  const { masks, words, phrases } = numberedSlots(concepts);
  const scores = termWeights(concepts.flatMap(({ alternatives }) => alternatives));
  const terms = [...words].flatMap(([word, { slots, weights }]) => {
    const term = asked.term(word);
    if (!term) return [];
    const { id, texts, titles } = term;
    const weight = scores.get(word) ?? 1;
    const alone = weights.get(0);
    const isClose = (own = 0) => own >= OWN_FORM;
    // The first row of a word finds texts; in titles it may count for several phrases.
    return [...weights].map(([phrase, own], row) => ({
      ...{ id, word, phrase, slots: String(slots) },
      weight: rarity(size, texts) * weight,
      titleWeight: row === 0 ? rarity(size, titles) * weight : 0,
      isFirst: row === 0,
      isOwn: phrase === 0 || alone === undefined,
      isClose: isClose(own) && (phrase === 0 || !isClose(alone)),
      isCommon: texts > size * COMMON_WORD_SHARE,
    }));
  });
  const kinds = SEARCH_KINDS.map((kind) => {
    const kindWords = [...(asked.kindWords[kind] ?? [])];
    const besides = concepts.map((concept) => !isIn(concept, kindWords));
    const isAlone = !besides.includes(true);
    const required = besides.reduce((bits, is, at) => bits | (is || isAlone ? 1 << at : 0), 0);
    return { kind, required, isAlone, weight: KIND_WEIGHTS[kind] };
  });
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const column = (value: (term: (typeof terms)[number]) => unknown) => parameter(terms.map(value));
  const ids = column(({ id }) => id);
  const matched = (name: string) => masks.map((own) => `(${isMatched(name, own)})`);
  const groups = [0, ...phrases.keys()];
  const inTitle = (group: number) => isMatched('title', [phrases.get(group) ?? 0n]);
  const sum = (name: string) =>
    groups
      .map((group) =>
        group === 0 ? `${name}0` : `case when ${inTitle(group)} then ${name}${group} else 0 end`,
      )
      .join(' + ');
  const hasAlone = kinds.some(({ isAlone }) => isAlone);
  const counts = groups.flatMap((group) =>
    (
      [
        ['own', 'is_own'],
        ['close', 'is_close'],
        ['rare', 'is_own and not is_common'],
      ] as const
    ).flatMap(([name, condition]) => {
      const where = `phrase = ${group} and ${condition}`;
      const { titleWord, kindWord } = PLACE;
      const own = `count(*) filter (where fields & ${titleWord + kindWord} = ${titleWord} and ${where}) as ${name}${group}`;
      const all = `count(*) filter (where fields & ${titleWord} > 0 and ${where}) as all_${name}${group}`;
      return hasAlone ? [own, all] : [own];
    }),
  );
  const counted = (name: string) =>
    hasAlone ? `case when is_alone then ${sum(`all_${name}`)} else ${sum(name)} end` : sum(name);
  const total = matched('slots').map((is) => `${is}::int`);
  const bits = matched('title').map((is, at) => `case when ${is} then ${1 << at} else 0 end`);
  const list = (some: readonly string[]) => some.map((name) => `'${name}'`).join(', ');
  const series = 'kind, rank, coverage, matched, is_over';
  const byDate = `case kind when 'tenders' then coalesce(date, '9') end,
    case kind when 'tenders' then null else coalesce(date, '') end desc`;
  const now = parameter(new Date(asked.now));
  const best = 'is_over, rank desc, matched desc, score desc, date desc nulls last, no';
  const pageSize = `${parameter(asked.pageSize)}::int`;
  const kind = `${parameter(asked.kind)}::text`;
  const first = `${parameter(asked.first)}::int`;
  const isOfKind = `${kind} is null or kind = ${kind}`;
  const text = `
with q as (
  select * from unnest(${ids}::int[], ${column(({ weight }) => weight)}::real[], ${column(({ titleWeight }) => titleWeight)}::real[], ${column(({ slots }) => slots)}::bigint[],
    ${column(({ isFirst }) => isFirst)}::boolean[], ${column(({ isOwn }) => isOwn)}::boolean[], ${column(({ isClose }) => isClose)}::boolean[], ${column(({ isCommon }) => isCommon)}::boolean[], ${column(({ phrase }) => phrase)}::int[])
    as q(term, weight, title_weight, slots, is_first, is_own, is_close, is_common, phrase)
), kinds as (
  select * from unnest(${parameter(kinds.map(({ kind }) => kind))}::text[], ${parameter(kinds.map(({ required }) => required))}::int[],
    ${parameter(kinds.map(({ isAlone }) => isAlone))}::boolean[], ${parameter(kinds.map(({ weight }) => weight))}::real[])
    as kinds(kind, required, is_alone, kind_weight)
), found as materialized (
  select p.no, p.term, p.fields, p.impact, q.weight, q.slots from postings p
    join q on q.term = p.term and q.is_first where p.term = any(${ids}::int[])
), hits as materialized (
  select no, sum(weight * impact) as score, bit_or(slots) as slots from found group by no
), titles as (
  select no, sum(title_weight) as title_score, bit_or(q.slots) as title, ${counts.join(', ')}
  from found join q using (term) where fields & ${PLACE.title} > 0 group by no
), kept as (
  select *, ${total.join(' + ')} as matched from hits left join titles using (no)
  where titles.no is not null or (${matched('slots').join(' and ')})
    or (select count(*) from hits where ${matched('slots').join(' and ')}) < ${ENOUGH_HITS}
), matched as (
  select no, kind, page, is_twin, date, number, is_question, is_alone, kind_weight, title,
    score + coalesce(title_score, 0) * (${titleImpact('words')}) as score,
    coalesce(ends <= ${now}, false) as is_over, matched,
    coalesce((${bits.join(' | ')}) & required = required, false) as is_named,
    ${counted('own')} as own, ${counted('close')} as close, ${counted('rare')} as rare,
    case when is_alone then words else own_words end as words
  from kept join ranks using (no) join kinds using (kind)
  where (starts is null or starts <= ${now}) and (route is null or route <> all(${parameter(asked.without)}::text[]))
    and no <> all(${parameter(asked.shown)}::int[])
), covered as (
  select *, matched = ${concepts.length} as has_all, coalesce(number = any(${parameter([...writtenTerms(concepts)])}::text[]), false) as is_number,
    case when title is null or words = 0 then 0 else least(1, own::real / words) end as coverage
  from matched where matched > 0
), ranked as (
  select no, kind, page, is_twin, date, is_alone, is_over, matched, has_all,
    case when is_number then 1 else coverage end as coverage,
    score * kind_weight * (0.5 + case when is_number then 1 else coverage end) as score,
    case when is_number then ${RANK.exact} when title is null then ${RANK.bodyOnly}
      when is_named and coverage = 1 then case when close >= own and not is_question then ${RANK.exact} else ${RANK.synonym} end
      when is_named then case when coverage < 0.5 and kind in (${list(LONG_TITLE_KINDS)}) then ${RANK.mentions} else ${RANK.contains} end
      when coverage < 1 or kind not in (${list(ACTION_KINDS)}) then ${RANK.bodyOnly}
      when rare = 0 then ${RANK.namedByCommonWords}
      when has_all then ${RANK.contains} else ${RANK.namedByPart} end as rank
  from covered
), enough as materialized (
  select *, rank > ${RANK.bodyOnly} or is_alone as is_series from ranked
  where has_all or rank > ${RANK.bodyOnly}
    or (select count(*) from ranked where has_all) < ${MIN_FULL_MATCHES}
), shown as materialized (
  select * from enough where not is_twin
  union all (select distinct on (page) * from enough where is_twin order by page, ${best})
), totals as (
  select kind, count(*) as total from shown group by kind
), chosen as (
  select greatest(1, least(${parameter(asked.page)}::int, ceil((coalesce(sum(total), 0) + ${first}) / ${pageSize}::numeric)))::int as page
  from totals where ${isOfKind}
), placed as materialized (
  select no, ${series}, date, is_series, row_number() over (order by ${best}) as place
  from shown where ${isOfKind}
), slots as (
  select placed.* from placed, chosen
  where place > (chosen.page - 1) * ${pageSize} - ${first} and place <= chosen.page * ${pageSize} - ${first}
), series as (
  select no, ${series}, row_number() over (partition by ${series} order by place) as slot,
    row_number() over (partition by ${series} order by ${byDate}, place) as nth
  from placed where is_series and (${series}) in (select ${series} from slots where is_series)
), results as (
  select slots.place, coalesce(dated.no, slots.no) as no
  from slots left join series own on own.no = slots.no
    left join series dated on dated.nth = own.slot and (dated.kind, dated.rank, dated.coverage, dated.matched, dated.is_over)
      = (own.kind, own.rank, own.coverage, own.matched, own.is_over)
)
select (select page from chosen) as page,
  (select json_object_agg(kind, total) from totals) as kinds,
  (select json_agg(no order by place) from results) as nos`;
  return { text, values, terms: new Map(terms.map(({ id, word }) => [id, word])) };
}

function rarity(size: number, having: number): number {
  return Math.log(1 + (size - having + 0.5) / (having + 0.5));
}

function isMatched(name: string, masks: ConceptMasks): string {
  const tests = masks.map((mask) => `${name} & ${mask} = ${mask}`);
  return tests.join(' or ') || 'false';
}

interface Word {
  slots: bigint;
  /** Weight by phrase; 0 stands for alternatives of one word. */
  readonly weights: Map<number, number>;
}

/** Gives each word of an alternative a bit; phrases that have none left are not searched for. */
function numberedSlots(concepts: readonly Concept[]): {
  readonly masks: readonly ConceptMasks[];
  readonly words: ReadonlyMap<string, Word>;
  readonly phrases: ReadonlyMap<number, bigint>;
} {
  const words = new Map<string, Word>();
  const phrases = new Map<number, bigint>();
  let used = 0;
  const mask = (slots: Alternative): bigint[] => {
    if (used + slots.length > MAX_SLOTS) return [];
    const phrase = slots.length > 1 ? phrases.size + 1 : 0;
    let bits = 0n;
    for (const slot of slots) {
      const bit = 1n << BigInt(used);
      used += 1;
      bits |= bit;
      for (const [term, weight] of slot) {
        const { slots: known = 0n, weights = new Map<number, number>() } = words.get(term) ?? {};
        weights.set(phrase, Math.max(weight, weights.get(phrase) ?? 0));
        words.set(term, { slots: known | bit, weights });
      }
    }
    if (phrase > 0) phrases.set(phrase, bits);
    return [bits];
  };
  const byConcept = (isPhrase: boolean) =>
    concepts.map(({ alternatives }) =>
      alternatives.filter(({ length }) => length > 0 && length > 1 === isPhrase).flatMap(mask),
    );
  const single = byConcept(false);
  const several = byConcept(true);
  return { masks: single.map((own, at) => [...own, ...(several[at] ?? [])]), words, phrases };
}
