'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { sparesData } from '../ui/shared/connection';

interface Props {
  readonly playing: boolean;
  /** The film's still, which shows until the film does. */
  readonly poster: ReactNode;
  readonly className?: string;
}

/**
 * The silent harbour loop behind the headlines. Only its still is fetched with the page; the film
 * follows when everything else is there, and never for visitors who save data or whose connection
 * is slow.
 */
export function HeroVideo({ playing, poster, className }: Props) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!playing || sparesData()) {
      element.pause();
      return;
    }
    return afterLoad(() => {
      // The attribute is missing in server-rendered HTML, and only silent films may start alone.
      element.muted = true;
      // Some browsers refuse, for example to save power: the still stays.
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
