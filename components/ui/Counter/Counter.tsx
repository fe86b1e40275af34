'use client';

import { useEffect, useRef } from 'react';

const DURATION = 1400;

interface Props {
  readonly value: number;
  readonly decimals?: number;
}

/** Counts up once, when 40 % are visible; final in the HTML and under reduced motion. */
export function Counter({ value, decimals = 0 }: Props) {
  const box = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    let frame = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const start = performance.now();
        const step = (now: number) => {
          const progress = Math.min(1, (now - start) / DURATION);
          element.textContent = figure(value * (1 - (1 - progress) ** 3), decimals);
          if (progress < 1) frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
      },
      { threshold: 0.4 },
    );
    observer.observe(element);

    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.textContent = figure(value, decimals);
    };
  }, [value, decimals]);

  return (
    <span ref={box} className="num">
      {figure(value, decimals)}
    </span>
  );
}

/** As in English, without Intl, whose first use takes a slow phone 50 ms. */
function figure(value: number, decimals: number): string {
  const [whole = '', ...fraction] = value.toFixed(decimals).split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}
