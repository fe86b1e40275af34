'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { useScriptsRunning } from '@/components/ui/shared/browserState';
import {
  CarouselControls,
  type CarouselLabels,
} from '@/components/ui/CarouselControls/CarouselControls';
import styles from './HistoryCarousel.module.css';
import { arrowStep } from '../steps';
import { useRotation } from '../useRotation';

const SLIDE_MS = 5000;

interface Props {
  readonly direction: 'rtl' | 'ltr';
  readonly labels: {
    readonly region: string;
    readonly role: string;
    readonly controls: CarouselLabels;
  };
  readonly pictures: readonly ReactNode[];
}

/** Pictures that cross-fade; without scripts they are side by side. */
export function HistoryCarousel({ direction, labels, pictures }: Props) {
  const count = pictures.length;
  const { current, paused, handlers, step, setPaused } = useRotation({ count, interval: SLIDE_MS });
  const ready = useScriptsRunning();
  const several = count > 1;

  function onKeyDown(event: KeyboardEvent) {
    const by = arrowStep(event.key, direction);
    if (by === 0 || !several) return;
    event.preventDefault();
    step(by);
  }

  return (
    <div
      role="group"
      aria-roledescription={labels.role}
      aria-label={labels.region}
      className={styles.carousel}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <div className={styles.frame} data-several={several || undefined}>
        {pictures.map((picture, index) => (
          <div
            key={index}
            className={styles.picture}
            data-current={index === current || undefined}
            aria-hidden={(ready && index !== current) || undefined}
          >
            {picture}
          </div>
        ))}
      </div>
      {several ? (
        <div className={styles.bar}>
          <CarouselControls
            labels={labels.controls}
            current={current}
            paused={paused}
            onPausedChange={setPaused}
            onPrevious={() => step(-1)}
            onNext={() => step(1)}
          />
          <bdi className="ltr num">
            {current + 1} / {count}
          </bdi>
        </div>
      ) : null}
    </div>
  );
}
