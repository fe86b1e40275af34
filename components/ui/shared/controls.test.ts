import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Font sizes below 16 px. */
const SMALL = /font-size: (?:var\(--text-(?:2xs|xs|sm)\)|0?\.\d+rem|1[0-5]px)/;

it('has no control with a font size into which iOS zooms', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  );
  const rules = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(
        ([, selector = '', body = '']) => ({ file, selector: selector.trim(), body }),
      ),
    );
  const controls = rules.filter(({ selector }) =>
    /(?:\b(?:input|select|textarea)|\.control|\.area)$/m.test(selector.replaceAll(',', '')),
  );
  expect(controls.length).toBeGreaterThan(10);
  expect(controls.filter(({ body }) => SMALL.test(body))).toEqual([]);
});
