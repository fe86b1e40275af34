'use client';

import Fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

export type EmblaApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

export interface EmblaProps {
  readonly viewport: HTMLElement;
  readonly options: NonNullable<Parameters<typeof useEmblaCarousel>[0]>;
  /** Slides cross-fade. */
  readonly fades?: boolean;
  readonly onStart: (embla: EmblaApi) => void;
}

/** Embla for an element that is in the page already. */
export function Embla({ viewport, options, fades = false, onStart }: EmblaProps) {
  const [plugins] = useState(() => (fades ? [Fade()] : []));
  const [attach, embla] = useEmblaCarousel(options, plugins);
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (embla) onStart(embla);
  }, [embla, onStart]);
  return null;
}
