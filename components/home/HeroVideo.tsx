'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { prefersLessData } from '../ui/shared/connection';

interface Props {
  readonly playing: boolean;
  /** The video's still, shown until the video plays. */
  readonly poster: ReactNode;
  readonly className?: string;
}

/**
 * The silent harbour loop behind the headlines. Only its still is fetched with the page; the video
 * follows once everything else is loaded, and never for visitors who save data or have a slow
 * connection.
 */
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
      // React leaves the attribute out of server-rendered HTML, and only muted videos may autoplay.
      element.muted = true;
      // Some browsers refuse, for example to save power: the still remains.
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
