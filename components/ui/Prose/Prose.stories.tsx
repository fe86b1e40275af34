import { state } from '@/tools/gallery/state';
import { Prose } from './Prose';

export default {};

export const Html = state(({ text, long }) => {
  const word = text('رصيف', 'Berth');
  return (
    <Prose
      html={`<h2>${long}</h2><p>${long} <a href="#top">${word}</a> <strong>${word}</strong></p>
        <ul><li>${long}</li><li>${word}<ul><li>${word}</li></ul></li></ul>
        <ol><li>${word}</li><li>${word}</li></ol><blockquote><p>${long}</p></blockquote>
        <table><thead><tr><th>${word}</th><th>2026</th></tr></thead>
        <tbody><tr><td>${word}</td><td>1,250</td></tr></tbody></table>`}
    />
  );
});
