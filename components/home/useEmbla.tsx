'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { EmblaApi, EmblaProps } from './Embla';

/** Distance from the screen at which a carousel starts. */
const NEAR = '400px';

/**
 * Embla, loaded when its viewport comes near the screen or takes the focus. `embla` is undefined
 * before; `engine` is to be rendered.
 */
export function useEmbla({ options, fades }: Pick<EmblaProps, 'options' | 'fades'>) {
  const viewport = useRef<HTMLDivElement>(null);
  const [started, setStarted] = useState<{ Engine: ComponentType<EmblaProps>; at: HTMLElement }>();
  const [embla, setEmbla] = useState<EmblaApi>();

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const start = () => {
      observer.disconnect();
      // Without it the first slide stays.
      import('./Embla').then(
        ({ Embla }) => setStarted({ Engine: Embla, at: element }),
        () => {},
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) start();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    element.addEventListener('focusin', start, { once: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', start);
    };
  }, []);

  const engine = started ? (
    <started.Engine viewport={started.at} options={options} fades={fades} onStart={setEmbla} />
  ) : null;
  return { viewport, embla, engine };
}
