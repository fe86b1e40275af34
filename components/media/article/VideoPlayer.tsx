import { getTranslations } from 'next-intl/server';
import type { Video } from '@/lib/content/collections/videos';
import type { Locale } from '@/lib/i18n/locales';
import { isOwnFile } from '@/lib/media/own-file';
import { playerUrl } from '@/lib/media/player';
import { ExternalLink } from '@/components/ui/ExternalLink/ExternalLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './VideoPlayer.module.css';

interface Props {
  readonly locale: Locale;
  readonly video: Pick<Video, 'slug' | 'title' | 'url' | 'thumbnail'>;
}

/**
 * A video without scripts: the native player for the site's own files, another host's player on
 * request, a link for any other page. Nothing is fetched before.
 */
export async function VideoPlayer({ locale, video }: Props) {
  const t = await getTranslations({ locale });
  const { slug, title, url, thumbnail } = video;
  const poster = (
    <Picture
      picture={thumbnail}
      seed={slug}
      sizes="(min-width: 1120px) 58rem, 92vw"
      priority
      className={`${styles.frame ?? ''} ${styles.poster ?? ''}`}
    />
  );
  if (isOwnFile(url)) {
    return (
      <div className={styles.player}>
        <video
          className={styles.frame}
          src={url}
          poster={thumbnail?.src}
          preload="none"
          controls
          playsInline
          aria-label={title}
        />
        <a className={styles.link} href={url} download data-print="off">
          <Icon name="download" />
          {t('media.downloadVideo')}
        </a>
      </div>
    );
  }
  const player = playerUrl(url);
  if (player) {
    return (
      <details className={styles.player}>
        <summary className={styles.summary}>
          {poster}
          <span className={styles.link}>
            <Icon name="play" />
            {t('richText.playVideo')}
          </span>
        </summary>
        <iframe
          className={styles.frame}
          src={player}
          title={title}
          loading="lazy"
          allow="fullscreen; encrypted-media; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </details>
    );
  }
  return (
    <div className={styles.player}>
      {poster}
      <ExternalLink locale={locale} href={url} className={styles.link}>
        {t.rich('media.videoElsewhere', { host: () => <LtrText>{hostName(url)}</LtrText> })}
      </ExternalLink>
    </div>
  );
}

function hostName(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
