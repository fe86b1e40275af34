import { place, readText, readYaml } from '../read';
import type { Cell, Locale } from './rows';

/** A figure of a regulation: its value, and the article or the printed rules where it stands. */
interface Rule {
  readonly value: Cell;
  readonly source: string;
}

type Fact = Cell | Rule | Readonly<Record<Locale, Cell>>;

const FILE = 'facts/facts.yaml';
const ENTRIES = readYaml<Readonly<Record<string, Fact>>>(FILE);

function isRule(fact: Fact): fact is Rule {
  return typeof fact === 'object' && 'source' in fact;
}

function factValue(name: string, fact: Fact, language: Locale): Cell {
  const value = typeof fact !== 'object' ? fact : isRule(fact) ? fact.value : fact[language];
  if (typeof value === 'string' || typeof value === 'number') return value;
  const line =
    readText(FILE)
      .split('\n')
      .findIndex((text) => text.startsWith(`${name}:`)) + 1;
  throw new Error(
    `${place(FILE, line)}: ${name} needs a text or a number, \`value\` and \`source\`, or \`ar\` and \`en\``,
  );
}

/** The figures that regulations set, by name. */
export const RULES: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(ENTRIES).flatMap(([name, fact]) => (isRule(fact) ? [[name, fact]] : [])),
);

/** The facts of facts.yaml in a language. */
export function factsOfFile(language: Locale): Readonly<Record<string, Cell>> {
  return Object.fromEntries(
    Object.entries(ENTRIES).map(([name, fact]) => [name, factValue(name, fact, language)]),
  );
}
