import { styled } from 'styled-components';

/** Frame and text styles of the editor, close to those of the site. */
export const EditorBox = styled.div<{
  $isInvalid: boolean;
  $isDisabled: boolean;
  $isLine: boolean;
}>`
  border: 1px solid
    ${({ theme, $isInvalid }) => ($isInvalid ? theme.colors.danger600 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme, $isDisabled }) =>
    $isDisabled ? theme.colors.neutral150 : theme.colors.neutral0};

  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: ${({ theme }) => theme.colors.primary600} 0 0 0 2px;
  }

  .ProseMirror {
    min-block-size: ${({ $isLine }) => ($isLine ? '6rem' : '24rem')};
    max-block-size: 70vh;
    overflow-y: auto;
    padding: 1.6rem;
    outline: none;
    font-size: 1.6rem;
    line-height: 1.8;
    color: ${({ theme }) => theme.colors.neutral800};
  }

  .ProseMirror > * + *,
  li > * + *,
  td > * + *,
  blockquote > * + * {
    margin-block-start: 1.2rem;
  }

  h2,
  h3,
  h4,
  strong,
  th {
    font-weight: 700;
  }

  h2 {
    font-size: 2.2rem;
  }

  h3 {
    font-size: 1.9rem;
  }

  h4 {
    font-size: 1.6rem;
  }

  em {
    font-style: italic;
  }

  u {
    text-decoration: underline;
  }

  s {
    text-decoration: line-through;
  }

  sup {
    vertical-align: super;
    font-size: 0.75em;
  }

  sub {
    vertical-align: sub;
    font-size: 0.75em;
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  .ProseMirror :is(ul, ol, dd) {
    padding-inline-start: 2.8rem;
  }

  blockquote {
    padding-inline-start: 1.6rem;
    border-inline-start: 4px solid ${({ theme }) => theme.colors.neutral300};
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  table[data-caption]::before {
    content: attr(data-caption);
    display: table-caption;
    text-align: start;
    font-weight: 600;
    padding-block-end: 0.4rem;
  }

  td,
  th {
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    padding: 0.6rem 1rem;
    text-align: start;
    vertical-align: top;
    position: relative;
  }

  th {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  .selectedCell::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${({ theme }) => theme.colors.primary200};
    opacity: 0.4;
    pointer-events: none;
  }

  figure {
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    padding: 0.8rem;
  }

  img {
    max-inline-size: 100%;
    max-block-size: 32rem;
  }

  figcaption {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.4rem;
  }

  .placeholder {
    padding: 1.6rem;
    overflow-wrap: anywhere;
    background: ${({ theme }) => theme.colors.neutral150};
  }

  hr {
    border: 0;
    border-block-start: 1px solid ${({ theme }) => theme.colors.neutral300};
  }

  .ProseMirror-selectednode {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;
