import { markupOnce } from './markup-once.mjs';

const NONCE = 'bm9uY2U';

const MODULES = [
  '1:I[10,["/a.js"],"DocumentMarkup"]',
  '2:"Counter"',
  '3:I[11,["/b.js"],"$2"]',
].join('\n');

/** A page as Next writes it: the payload in parts that end anywhere. */
function page(rows: string[], body: string, { nonce = NONCE, parts = 3 } = {}): string {
  const payload = rows.map((row) => (row.endsWith('…') ? row.slice(0, -1) : `${row}\n`)).join('');
  const size = Math.ceil(payload.length / parts);
  const chunks = Array.from({ length: parts }, (_, at) =>
    payload.slice(at * size, (at + 1) * size),
  );
  const scripts = [
    '(self.__next_f=self.__next_f||[]).push([0])',
    ...chunks.map((chunk) => `self.__next_f.push([1,${quoted(chunk)}])`),
  ];
  const written = scripts.map((code) => `<script nonce="${nonce}">${code}</script>`);
  return `<html><body>${body}${written.join('')}</body></html>`;
}

function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}

/** What a browser reads of a page's payload. */
function payloadOf(html: string): string {
  const [script, another] = [...html.matchAll(/<script nonce="bm9uY2U">(.*?)<\/script>/g)];
  expect(another).toBeUndefined();
  const scope: { __next_f: (readonly [number, string?])[] } = { __next_f: [] };
  new Function('self', script?.[1] ?? '')(scope);
  return scope.__next_f.map(([, text = '']) => text).join('');
}

const element = (name: string, children: unknown) =>
  JSON.stringify(['$', '$L1', null, { as: 'ul', className: 'list', name, children }]);

const root = (...children: string[]) =>
  `0:{"tree":["$","main",null,{"children":[${children.join(',')}]}]}`;

describe('markup that stays as it is', () => {
  it('is left out of the payload, with all that only it needs', () => {
    const html = page(
      [
        MODULES,
        root(element('_S_1_', ['$L4', '$5'])),
        '4:["$","li",null,{"children":"one"}]',
        '5:["$","li",null,{"children":"$6"}]',
        '6:T8,مرسى…',
      ],
      '<ul class="list" data-static="_S_1_"><li>one</li><li>مرسى</li></ul>',
    );
    expect(payloadOf(markupOnce(html, NONCE))).toBe(
      '1:I[10,["/a.js"],"DocumentMarkup"]\n' +
        root('["$","$L1",null,{"as":"ul","className":"list","name":"_S_1_","left":{}}]') +
        '\n',
    );
  });

  it('is left out where it is a text of HTML', () => {
    const html = page(
      [
        MODULES,
        root('["$","$L1",null,{"name":"_S_1_","html":"$4"}]', '["$","p",null,{"children":"$5"}]'),
        '4:T8,<p>A</p>…',
        '5:T3,<b>…',
      ],
      '<div data-static="_S_1_"><p>A</p></div>',
    );
    const payload = payloadOf(markupOnce(html, NONCE));
    expect(payload).not.toContain('<p>A</p>');
    expect(payload).toContain('5:T3,<b>');
  });

  it('keeps hints, streams and everything else that the root needs', () => {
    const rows = [
      MODULES,
      ':HL["/a.css","style"]',
      '7:X',
      '0:{"stream":"$7","map":"$Q8","late":"$@9","undefined":"$undefined","text":"$$4"}',
      '8:[["key","$b"]]',
      '9:null',
      'b:["$","$L3",null,{}]',
      '7:{"value":1}',
      '7:C',
      'c:"needed by nothing"',
    ];
    const payload = payloadOf(markupOnce(page(rows, ''), NONCE));
    const others = ['1:I[10,["/a.js"],"DocumentMarkup"]', 'c:"needed by nothing"'];
    const kept = rows.join('\n').split('\n');
    expect(payload.trimEnd().split('\n')).toEqual(kept.filter((row) => !others.includes(row)));
  });

  it('takes the mark of what is within other markup off', () => {
    const inner = ['$', '$L1', null, { name: '_S_2_', children: 'text' }];
    const html = page(
      [MODULES, root(element('_S_1_', inner))],
      '<ul data-static="_S_1_"><div data-static="_S_2_">text</div></ul>',
    );
    expect(markupOnce(html, NONCE)).toContain('<ul data-static="_S_1_"><div>text</div></ul>');
  });
});

describe('markup is sent', () => {
  const whole = (rows: string[], body: string) => {
    const payload = payloadOf(markupOnce(page([MODULES, ...rows], body), NONCE));
    expect(payload).not.toContain('"left"');
    return payload;
  };

  it('with a component of the browser in it', () => {
    whole(
      [root(element('_S_1_', '$L4')), '4:["$","$L3",null,{}]'],
      '<ul data-static="_S_1_"></ul>',
    );
  });

  it('that the HTML does not have, because a component shows it later', () => {
    whole([root(element('_S_1_', 'text'))], '');
  });

  it('that the HTML has twice', () => {
    whole(
      [root(element('_S_1_', 'text'))],
      '<ul data-static="_S_1_">text</ul><ul data-static="_S_1_">text</ul>',
    );
  });

  it('that another part of the payload refers to', () => {
    const shared = element('_S_1_', { text: 'a long text' });
    const list = '<ul data-static="_S_1_">a long text</ul>';
    whole([`0:["$4","$4:props:children"]`, `4:${shared}`], list);
    whole([`0:["$4","$4:props:children:text"]`, `4:${shared}`], list);
    whole([`0:["$4","$5:in:props"]`, `4:${shared}`, `5:{"in":"$4"}`], list);
  });

  it('that is within an element which is referred to as a whole', () => {
    const inner = `["$","p",null,{"children":${element('_S_1_', 'text')}}]`;
    const html = page(
      [MODULES, `0:["$4","$4:0"]`, `4:[${inner}]`],
      '<ul data-static="_S_1_">text</ul>',
    );
    expect(payloadOf(markupOnce(html, NONCE))).toContain('"left":{}');
  });
});

describe('a page is sent as it is', () => {
  const list = '<ul data-static="_S_1_">text</ul>';
  const rows = [MODULES, root(element('_S_1_', 'text'))];

  it.each([
    ['without scripts of its rendering', page(rows, list, { nonce: 'YW5vdGhlcg' })],
    ['with rows of bytes', page([...rows, '9:o3,abc…'], list)],
    ['with a payload that is cut off', page([...rows, '9:T9,abc…'], list)],
    ['with a row that is no JSON', page([...rows, '9:{'], list)],
    ['without any payload', `<html>${list}</html>`],
  ])('%s', (_, html) => {
    expect(markupOnce(html, NONCE)).toBe(html);
  });
});

it('survives texts that end a script or a line', () => {
  const text = '</script><!-- \u2028 & "quoted" \\ $1';
  const html = page([MODULES, `0:${JSON.stringify([text, '$3'])}`], '');
  const result = markupOnce(html, NONCE);
  expect(result.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(payloadOf(result).split('\n').at(-2)?.slice(2) ?? '')).toEqual([text, '$3']);
});
