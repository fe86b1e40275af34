'use client';

import { Fragment, type ReactNode } from 'react';
import type { Headline } from '@/lib/content/collections/site-settings';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import {
  CarouselControls,
  type CarouselLabels,
} from '@/components/ui/CarouselControls/CarouselControls';
import { cx } from '@/components/ui/shared/cx';
import { clauses } from '../clauses';
import { HeroVideo } from '../HeroVideo';
import { useRotation } from '../useRotation';
import styles from './HeroStage.module.css';

const HEADLINE_MS = 6000;

interface Props {
  readonly headlines: readonly Headline[];
  readonly labels: {
    readonly region: string;
    readonly role: string;
    readonly controls: CarouselLabels;
  };
  /** Still picture of the video. */
  readonly poster: ReactNode;
}

/** Headlines that rotate over the video; one button pauses both. */
export function HeroStage({ headlines, labels, poster }: Props) {
  const rotation = useRotation({ count: headlines.length, interval: HEADLINE_MS });
  const { current, paused, suspended, handlers } = rotation;
  return (
    <section
      className={cx(styles.hero, 'on-dark')}
      aria-label={labels.region}
      aria-roledescription={labels.role}
      data-suspended={suspended || undefined}
      {...handlers}
    >
      <HeroVideo playing={!paused} poster={poster} className={styles.media} />
      <div className={cx('wrap', styles.inner)}>
        <div className={styles.text}>
          <div className={styles.slides}>
            {headlines.map((headline, index) => (
              <HeroHeadline
                key={headline.title}
                {...headline}
                first={index === 0}
                active={index === current}
              />
            ))}
          </div>
          {headlines.length > 1 ? (
            <div className={styles.controls}>
              <CarouselControls
                labels={labels.controls}
                current={current}
                paused={paused}
                onPausedChange={rotation.setPaused}
                onSelect={rotation.show}
                pace="headline"
              />
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}

interface HeadlineProps extends Headline {
  readonly first: boolean;
  readonly active: boolean;
}

/** The first headline is the page's h1: it stays in the accessibility tree while others are shown. */
function HeroHeadline({ title, lead, first, active }: HeadlineProps) {
  const Title = first ? 'h1' : 'p';
  return (
    <div
      className={cx(styles.slide, first && styles.first, active && styles.active)}
      aria-hidden={(!first && !active) || undefined}
    >
      <Title className={styles.title}>
        {clauses(title).map((clause, index) => (
          <Fragment key={clause}>
            {index > 0 ? ' ' : null}
            <span className={styles.clause}>
              <BidiText>{clause}</BidiText>
            </span>
          </Fragment>
        ))}
      </Title>
      {lead ? (
        <p className={styles.lead}>
          <BidiText>{lead}</BidiText>
        </p>
      ) : null}
    </div>
  );
}
