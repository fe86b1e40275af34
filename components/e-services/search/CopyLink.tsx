'use client';

import { link } from '@/components/forms/glyphs';
import { CopyButton } from '@/components/ui/CopyButton/CopyButton';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import type { SearchLabels } from './labels';

interface Props {
  readonly labels: SearchLabels['search']['share'];
  readonly query: URLSearchParams;
}

/** Copies a URL with this search. */
export function CopyLink({ labels, query }: Props) {
  const text = () => `${window.location.origin}${window.location.pathname}?${query}`;
  return <CopyButton labels={labels} text={text} icon={<GlyphMark glyph={link} />} />;
}
