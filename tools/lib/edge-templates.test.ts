import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(process.cwd(), 'deploy/nginx');

/** Name and arguments of an nginx directive; `[file]` is its location. */
interface Directive {
  readonly file: string;
  readonly words: readonly string[];
}

/** Configuration that render.sh generates. */
function inScript(script: string): string {
  const parts = [...script.matchAll(/^ +(?:public|redirect)="([\s\S]*?[^\\])"$/gm)];
  return parts.map(([, text = '']) => text.replace(/\\(["$])/g, '$1')).join('\n');
}

/** Splits a configuration into directives, including those of blocks. */
function parseDirectives(file: string, text: string): Directive[] {
  const TOKEN = /#.*|"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([;{}])(?=\s|$)|((?:\\.|[^\s;"'])+)/g;
  const found: Directive[] = [];
  let words: string[] = [];
  // Placeholders of render.sh are settings, not nginx variables.
  for (const [token, double, single, mark, bare] of text
    .replace(/\$\{\w+\}|\$(?:listen|first|EDGE_\w+)\b/g, 'setting')
    .matchAll(TOKEN)) {
    if (token.startsWith('#')) continue;
    if (mark === undefined) {
      words.push(double ?? single ?? bare ?? '');
    } else {
      if (words.length > 0) found.push({ file, words });
      words = [];
    }
  }
  return found;
}

/** Directives of all templates and of the script; map entries as `map source name key value`. */
function allDirectives(): Directive[] {
  const templates = path.join(FOLDER, 'templates');
  const texts = readdirSync(templates).map(
    (name) => [name, readFileSync(path.join(templates, name), 'utf8')] as const,
  );
  const script = ['render.sh', inScript(readFileSync(path.join(FOLDER, 'render.sh'), 'utf8'))];
  return [...texts, script as [string, string]].flatMap(([file, text]) => {
    const maps = /^map (\S+|"[^"]*") (\$\w+) \{([\s\S]*?[;\n ])\}$/gm;
    const entries = [...text.matchAll(maps)].flatMap(([, source = '', name = '', body = '']) =>
      parseDirectives(file, body).map(({ words }) => ({
        file,
        words: ['map', source, name, ...words],
      })),
    );
    return [...entries, ...parseDirectives(file, text.replaceAll(maps, ''))];
  });
}

const variablesIn = (text: string) =>
  [...text.matchAll(/\$\{?(\w+)/g)].map(([, name = '']) => name);
const groupsIn = (pattern: string) =>
  [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name = '']) => name);

/** Sources decoded by nginx, and numbered captures. */
const DECODED = /^(?:uri|document_uri|request_filename|realpath_root|\d)$/;

/** Variables that may contain a visitor's line breaks: decoded ones and those derived from them. */
function decodedVariables(directives: readonly Directive[]): (name: string) => boolean {
  const found = new Set<string>();
  const isDecoded = (name: string) => DECODED.test(name) || found.has(name);
  const isFrom = (text: string) => variablesIn(text).some(isDecoded);
  let before = -1;
  while (found.size > before) {
    before = found.size;
    for (const { words } of directives) {
      const [name, first = '', second = '', third = '', fourth = ''] = words;
      if (name === 'map') {
        if (isFrom(first)) groupsIn(third).forEach((group) => found.add(group));
        if (isFrom(fourth)) found.add(second.slice(1));
      } else if (name === 'set') {
        if (isFrom(second)) found.add(first.slice(1));
      } else if (name === 'location' || name === 'rewrite') {
        groupsIn(words.join(' ')).forEach((group) => found.add(group));
      } else if (name === 'if' && isFrom(first)) {
        groupsIn(words.join(' ')).forEach((group) => found.add(group));
      }
    }
  }
  return isDecoded;
}

/** These only compare, or encode their output, as the log does. */
const COMPARES = new Set(['map', 'if', 'location', 'set', 'log_format']);

describe("nginx's templates", () => {
  const directives = allDirectives();
  const named = (name: string) => directives.filter(({ words }) => words[0] === name);

  it('are all read', () => {
    for (const name of ['proxy_pass', 'proxy_cache_key', 'return', 'map', 'add_header', 'if']) {
      expect([name, named(name).length > 2]).toEqual([name, true]);
    }
    expect(directives.filter(({ file }) => file === 'render.sh').length).toBeGreaterThan(10);
  });

  it('send no decoded variable on', () => {
    const isDecoded = decodedVariables(directives);
    const sent = directives
      .filter(({ words: [name = ''] }) => !COMPARES.has(name))
      .filter(({ words }) => words.slice(1).flatMap(variablesIn).some(isDecoded));
    expect(sent).toEqual([]);
  });

  it('log decoded values as JSON', () => {
    expect(named('log_format').map(({ words }) => words[2])).toEqual(['escape=json']);
  });

  it('have patterns that end where the text ends', () => {
    const patterns = directives.flatMap(({ words: [name, ...rest] }) => {
      if (name === 'map') return rest.slice(2, 3).filter((key) => key.startsWith('~'));
      if (name === 'location' || name === 'if') {
        const at = rest.findIndex((word) => /^!?~\*?$/.test(word));
        return at < 0 ? [] : rest.slice(at + 1);
      }
      return name === 'rewrite' ? rest.slice(0, 1) : [];
    });
    expect(patterns.length).toBeGreaterThan(40);
    expect(patterns.filter((pattern) => /(?<!\\)\$/.test(pattern))).toEqual([]);
  });
});
