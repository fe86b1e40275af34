'use client';

import { createElement, useState, type HTMLAttributes, type ReactNode } from 'react';

/** What stands in a payload for markup that is in the document: the same object at each rendering. */
type Left = Readonly<Record<string, never>>;

export interface MarkupProps extends HTMLAttributes<HTMLElement> {
  /** The element; a `div` by default. */
  readonly as?:
    | 'a'
    | 'article'
    | 'aside'
    | 'div'
    | 'footer'
    | 'nav'
    | 'ol'
    | 'p'
    | 'script'
    | 'section'
    | 'svg'
    | 'ul';
  readonly children?: ReactNode;
  /** Safe HTML instead of children. */
  readonly html?: string;
  readonly href?: string;
  readonly type?: string;
  /** Of a link that the router follows, as `PageLink` has it. */
  readonly 'data-soft'?: '';
  readonly viewBox?: string;
  readonly focusable?: 'false';
}

interface Props extends MarkupProps {
  /** Names this markup among all of its page. */
  readonly name: string;
  /** Set by the page cache in place of `children` and `html`. */
  readonly left?: Left;
}

/** Markup that was read from the document, for when its page is shown again. */
const documents = new WeakMap<Left, string>();

/** The browser's part of `StaticMarkup`. */
export function DocumentMarkup({ as = 'div', name, children, html, left, ...others }: Props) {
  const attributes = { ...others, 'data-static': name };
  if (left) return <LeftMarkup key="left" {...{ as, name, left, attributes }} />;
  if (html === undefined) return createElement(as, attributes, children);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

interface LeftProps {
  readonly as: string;
  readonly name: string;
  readonly left: Left;
  readonly attributes: object;
}

function LeftMarkup({ as, name, left, attributes }: LeftProps) {
  // Read even though React keeps the element: after a failure it would rebuild the page.
  const [markup] = useState(() => ({ __html: markupOf(name, left) }));
  return createElement(as, {
    ...attributes,
    dangerouslySetInnerHTML: markup,
    suppressHydrationWarning: true,
  });
}

function markupOf(name: string, left: Left): string {
  const known = documents.get(left);
  if (known !== undefined) return known;
  const element = document.querySelector(`[data-static="${name}"]`);
  const markup = element?.innerHTML ?? '';
  documents.set(left, markup);
  return markup;
}
