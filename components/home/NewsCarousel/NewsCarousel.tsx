'use client';

import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { useReducedMotion, useScriptsRunning } from '@/components/ui/shared/browserState';
import {
  CarouselControls,
  type CarouselLabels,
} from '@/components/ui/CarouselControls/CarouselControls';
import { NewsIndex } from '../NewsIndex/NewsIndex';
import { arrowStep, stepIndex } from '../steps';
import { useEmbla } from '../useEmbla';
import { useRotation } from '../useRotation';
import styles from './NewsCarousel.module.css';

const SLIDE_MS = 5000;

/** Embla's `duration` for a fade of 1 s, to within 0.01 of opacity. */
const FADE_DURATION = 30;

interface Props {
  readonly direction: 'rtl' | 'ltr';
  readonly labels: {
    readonly region: string;
    readonly role: string;
    /** Label of the list of headlines. */
    readonly index: string;
    readonly controls: CarouselLabels;
  };
  readonly slides: readonly {
    readonly key: string;
    readonly title: string;
    readonly content: ReactNode;
  }[];
}

/**
 * Slides that cross-fade every 5 s, with their headlines beside them. All slides are in the HTML;
 * without scripts they are stacked.
 */
export function NewsCarousel({ direction, labels, slides }: Props) {
  const { viewport, embla, engine } = useEmbla({
    options: { loop: true, direction, duration: FADE_DURATION },
    fades: true,
  });
  const rotation = useRotation({ count: slides.length, interval: SLIDE_MS, waits: !embla });
  const { current, paused, suspended, handlers, show, step } = rotation;
  // Only Embla shows another one.
  const visible = embla ? current : 0;
  const ready = useScriptsRunning();
  const lessMotion = useReducedMotion();

  useEffect(() => {
    embla?.scrollTo(current, lessMotion);
  }, [embla, current, lessMotion]);

  // Embla changes the slide on a swipe and when the focus enters a slide.
  useEffect(() => {
    if (!embla) return;
    const follow = () => show(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => {
      embla.off('select', follow);
    };
  }, [embla, show]);

  useEffect(() => {
    if (!embla) return;
    return loadNeighboursWhenNear(embla.rootNode(), embla.slideNodes(), current);
  }, [embla, current]);

  function onKeyDown(event: KeyboardEvent) {
    const by = arrowStep(event.key, direction);
    if (by === 0) return;
    event.preventDefault();
    step(by);
  }

  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription={labels.role}
      aria-label={labels.region}
      data-suspended={suspended || undefined}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <div className={styles.stage} ref={viewport}>
        <div className={styles.slides}>
          {slides.map(({ key, content }, index) => (
            <div key={key} className={styles.slide} inert={ready && index !== visible}>
              {content}
            </div>
          ))}
        </div>
      </div>
      {engine}
      <NewsIndex
        label={labels.index}
        titles={slides.map(({ title }) => title)}
        current={visible}
        onSelect={show}
      />
      <div className={styles.controls}>
        <CarouselControls
          labels={labels.controls}
          current={visible}
          paused={paused}
          onPausedChange={rotation.setPaused}
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
          onSelect={show}
        />
      </div>
    </div>
  );
}

/** Hidden slides never intersect the viewport, so their lazy pictures would load too late. */
function loadNeighboursWhenNear(stage: Element, slides: readonly Element[], current: number) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      for (const by of [1, -1]) {
        const image = slides[stepIndex(current, by, slides.length)]?.querySelector('img');
        if (image) image.loading = 'eager';
      }
    },
    { rootMargin: '200px' },
  );
  observer.observe(stage);
  return () => observer.disconnect();
}
