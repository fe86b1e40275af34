'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { prefersLessData } from '../ui/shared/connection';

interface Props {
  readonly playing: boolean;
  /** Still picture, shown until the video plays. */
  readonly poster: ReactNode;
  readonly className?: string;
}

/** The muted harbour loop; loaded last, and never with Save-Data or on a slow connection. */
export function HeroVideo({ playing, poster, className }: Props) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!playing || prefersLessData()) {
      element.pause();
      return;
    }
    return afterLoad(() => {
      // React omits the attribute in server-rendered HTML, and only muted videos may autoplay.
      element.muted = true;
      // Autoplay may be blocked, for example to save power: the still picture remains.
      element.play().catch(() => {});
    });
  }, [playing]);

  return (
    <div className={className} aria-hidden="true">
      {poster}
      <video
        ref={video}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        tabIndex={-1}
      >
        <source src="/video/hero-loop.webm" type="video/webm" />
        <source src="/video/hero-loop.mp4" type="video/mp4" />
      </video>
    </div>
  );
}

function afterLoad(action: () => void): (() => void) | undefined {
  if (document.readyState === 'complete') {
    action();
    return undefined;
  }
  window.addEventListener('load', action, { once: true });
  return () => window.removeEventListener('load', action);
}
