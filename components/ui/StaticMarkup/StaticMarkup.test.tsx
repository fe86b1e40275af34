/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { DocumentMarkup } from './DocumentMarkup';
import { StaticMarkup } from './StaticMarkup';

const LIST = (
  <>
    <li>one</li>
    <li>two</li>
  </>
);

/** The element as it is in the payload of a cached page. */
const leftOut = (left: Record<string, never>) => (
  <DocumentMarkup as="ul" className="list" name="_S_1_" left={left} />
);

function documentWith(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

const sent = (children: ReactNode = LIST) => (
  <DocumentMarkup as="ul" className="list" name="_S_1_">
    {children}
  </DocumentMarkup>
);

it('is the element itself, with a name that no other has', () => {
  const html = renderToString(
    <>
      <StaticMarkup as="ul" className="list">
        {LIST}
      </StaticMarkup>
      <StaticMarkup html="<p>text</p>" />
    </>,
  );
  const [first, second] = [...documentWith(html).children];
  expect(first?.outerHTML).toContain('class="list"');
  expect(first?.innerHTML).toBe('<li>one</li><li>two</li>');
  expect(second?.innerHTML).toBe('<p>text</p>');
  const names = [first, second].map((element) => element?.getAttribute('data-static'));
  expect(new Set(names).size).toBe(2);
});

it('leaves what is in the document alone', async () => {
  const container = documentWith(renderToString(sent()));
  const [list, item] = [container.querySelector('ul'), container.querySelector('li')];
  const failed = jest.fn();
  await act(async () => hydrateRoot(container, leftOut({}), { onRecoverableError: failed }));
  expect(failed).not.toHaveBeenCalled();
  expect(container.querySelector('ul')).toBe(list);
  expect(container.querySelector('li')).toBe(item);
  expect(container.textContent).toBe('onetwo');
});

it('is there again when its page is shown again', async () => {
  const left = {};
  let show: (shown: boolean) => void = () => undefined;
  function Page() {
    const [shown, setShown] = useState(true);
    show = setShown;
    return shown ? leftOut(left) : <p>another page</p>;
  }
  const container = documentWith(renderToString(sent()));
  await act(async () => hydrateRoot(container, <Page />));
  await act(async () => show(false));
  expect(container.textContent).toBe('another page');
  await act(async () => show(true));
  expect(container.innerHTML).toContain('<li>one</li><li>two</li>');
});

it('is there again after the browser had to rebuild the page', async () => {
  const container = documentWith(`<aside>of an extension</aside>${renderToString(sent())}`);
  const failed = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () =>
    hydrateRoot(container, <section>{leftOut({})}</section>, { onRecoverableError: failed }),
  );
  expect(failed).toHaveBeenCalled();
  expect(container.querySelector('section')?.textContent).toBe('onetwo');
});

it('gives way to markup that comes later', async () => {
  const container = documentWith(renderToString(sent()));
  const root = await act(async () => hydrateRoot(container, leftOut({})));
  await act(async () => root.render(sent(<li>three</li>)));
  expect(container.textContent).toBe('three');
});

it('is drawn from its payload on a page that the router fetched', async () => {
  const container = documentWith('');
  await act(async () => createRoot(container).render(sent()));
  expect(container.textContent).toBe('onetwo');
});
