import rehypeParse from 'rehype-parse';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import type { Root } from 'hast';
import { renderToPipeableStream } from 'react-dom/server';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { sanitizeHtml } from '../html/sanitize';
import { structuredDataText } from '../seo/structured-data/text';
import { inlineSources } from './inline-sources';

jest.mock('../config', () => ({ config: () => ({ logLevel: 'silent' }) }));

/* Exactly the scripts of React are allowed, whatever the texts of the CMS spell. */

const NONCE = 'c2VjcmV0LW9mLW9uZS1wYWdl';

const TEXTS = [
  'Summary ends data-static=',
  'Summary ends data-static="_S_1_"',
  `It's "quoted" & <b>bold</b> \\ \` end`,
  '</script><script>evil()</script>',
  '<script',
  '<script nonce="',
  ' nonce="" nonce="c2VjcmV0" nonce=',
  '<!--<script>',
  '--></SCRIPT ><!-- ]]> <![CDATA[',
  'self.__next_f.push([1,"0:[]\\n"])',
  '</script><script nonce="$undefined">self.__next_f=[]</script>',
  "$& $1 $$ $` $' $<name>",
  '$undefined $L1 $@2 $Q3 @',
  ' style="left:1%" style="position:fixed"',
  '</style><style>*{display:none}</style>',
  '\u2028 \u2029 \u0000 \uFDD0 \uD83D\uDEA2 مرسى',
  '<title></title><meta http-equiv="refresh" content="0;url=https://evil.example">',
  'left:1%" onmouseover="evil()',
];

/** A page with a text in every kind of place that content has. */
function Page({ value }: { readonly value: string }) {
  const html = sanitizeHtml(
    `<p title="${attribute(value)}">${value} <a href="/x?${attribute(value)}">${value}</a></p>`,
    'en',
  );
  const data = structuredDataText({ '@graph': [{ name: value, [value]: 1 }] });
  return (
    <html lang="en">
      <body data-text={value}>
        <title>{value}</title>
        <meta name="description" content={value} />
        <meta property="og:url" content={`https://site.example/?${value}`} />
        <link rel="alternate" title={value} href={`/${value}`} />
        <script dangerouslySetInnerHTML={{ __html: 'theme()' }} />
        <h1 aria-label={value} id={value} className={value}>
          {value}
        </h1>
        <a href={`/page?q=${value}`} title={value} lang={value}>
          {value} {value}
        </a>
        <input type="image" src={`/media/${value}`} alt={value} />
        <i style={{ left: '12.50%', top: '-3%' }}>{value}</i>
        <textarea defaultValue={value} />
        <input defaultValue={value} placeholder={value} />
        <select defaultValue={value}>
          <option value={value} label={value}>
            {value}
          </option>
        </select>
        <svg viewBox="0 0 1 1">
          <title>{value}</title>
          <text>{value}</text>
        </svg>
        <div dangerouslySetInnerHTML={{ __html: html }} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
      </body>
    </html>
  );
}

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** React's HTML, and the page's payload as Next writes it. */
async function rendered(value: string): Promise<string> {
  const rows = `0:["$","p",null,{"title":${JSON.stringify(value)},"nonce":"${NONCE}"}]\n`;
  const stream = renderToPipeableStream(<Page value={value} />, {
    nonce: NONCE,
    bootstrapScriptContent: '(self.__next_f=self.__next_f||[]).push([0])',
    bootstrapScripts: ['/_next/static/a.js'],
  });
  const html = await text(stream.pipe(new PassThrough()));
  const payload = `<script nonce="${NONCE}">self.__next_f.push(${structuredDataText([1, rows])})</script>`;
  return html.slice(0, html.lastIndexOf('</body>')) + payload + '</body></html>';
}

/** The scripts that a browser would run without fetching them, as an HTML parser finds them. */
function inlineScripts(html: string): string[] {
  const found: string[] = [];
  const tree: Root = unified().use(rehypeParse).parse(html);
  visit(tree, 'element', ({ tagName, properties, children }) => {
    if (tagName !== 'script' || properties.src || properties.type) return;
    found.push(children.map((child) => (child.type === 'text' ? child.value : '')).join(''));
  });
  return found;
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

it.each(TEXTS)('allows the scripts of React only: %j', async (value) => {
  const html = await rendered(value);
  const [theme, ...own] = inlineScripts(html);
  expect(theme).toBe('theme()');
  expect(own.map((code) => code.slice(0, 21))).toEqual([
    '(self.__next_f=self._',
    'self.__next_f.push([1',
  ]);
  const styles = `style-src 'unsafe-hashes' ${hash('left:12.50%;top:-3%')}`;
  expect(inlineSources(html)).toBe(`script-src ${own.map(hash).join(' ')}; ${styles}`);
});
