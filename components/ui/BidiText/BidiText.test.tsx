import { renderToStaticMarkup } from 'react-dom/server';
import { BidiText } from './BidiText';

const html = (children: React.ReactNode) => renderToStaticMarkup(<BidiText>{children}</BidiText>);

it('isolates left-to-right runs within Arabic', () => {
  expect(html('الرقم +966 11 234 5678 والتعميم 2026-014')).toBe(
    'الرقم <bdi dir="ltr">+966 11 234 5678</bdi> والتعميم <bdi dir="ltr">2026-014</bdi>',
  );
});

it('marks codes with Latin letters, which have one font', () => {
  expect(html('السفينة IMO 9000001')).toBe(
    'السفينة <bdi dir="ltr" class="latin">IMO 9000001</bdi>',
  );
});

it('isolates a lone number', () => {
  expect(html('+966 11 234 5678')).toBe('<bdi dir="ltr">+966 11 234 5678</bdi>');
});

it('ignores English text and other values', () => {
  expect(html('Call +966 11 234 5678')).toBe('Call +966 11 234 5678');
  expect(html(<b>2026-014</b>)).toBe('<b>2026-014</b>');
  expect(html('')).toBe('');
});
