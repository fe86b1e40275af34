'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { EmblaApi, EmblaProps } from './Embla';

/** Distance from the screen at which a carousel starts. */
const NEAR = '400px';

/**
 * Embla, loaded when its viewport comes near the screen or takes the focus. `embla` is undefined
 * before; `move` then waits for it. `engine` is to be rendered.
 */
export function useEmbla({ options, fades }: Pick<EmblaProps, 'options' | 'fades'>) {
  const viewport = useRef<HTMLDivElement>(null);
  const [started, setStarted] = useState<{ Engine: ComponentType<EmblaProps>; at: HTMLElement }>();
  const [embla, setEmbla] = useState<EmblaApi>();
  const waiting = useRef<((embla: EmblaApi) => void)[]>([]);

  function start(): void {
    const at = viewport.current;
    // Without it the first slide stays.
    import('./Embla').then(
      ({ Embla }) => at && setStarted((before) => before ?? { Engine: Embla, at }),
      () => {},
    );
  }

  function move(by: (embla: EmblaApi) => void): void {
    if (embla) {
      by(embla);
    } else {
      waiting.current.push(by);
      start();
    }
  }

  useEffect(() => {
    if (!embla) return;
    for (const by of waiting.current.splice(0)) by(embla);
  }, [embla]);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const startOnce = () => {
      observer.disconnect();
      start();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startOnce();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    element.addEventListener('focusin', startOnce, { once: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', startOnce);
    };
  }, []);

  const engine = started ? (
    <started.Engine viewport={started.at} options={options} fades={fades} onStart={setEmbla} />
  ) : null;
  return { viewport, embla, engine, move };
}
