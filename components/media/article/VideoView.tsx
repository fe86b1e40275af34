import type { VideoOfPage } from '@/lib/content/collections/videos';
import type { Locale } from '@/lib/i18n/locales';
import { VideosData } from '../../structured-data/VideosData';
import { ArticlePage } from './ArticlePage';
import { VideoPlayer } from './VideoPlayer';

interface Props {
  readonly locale: Locale;
  /** Language of the entry, which may lack a translation. */
  readonly language: Locale;
  readonly video: VideoOfPage;
}

/** A video at `/article?video=`: title, summary, player. */
export function VideoView({ locale, language, video }: Props) {
  return (
    <ArticlePage
      locale={locale}
      language={language}
      place="video"
      slug={video.slug}
      title={video.title}
      summary={video.summary}
      date={video.publishedAt}
    >
      <VideosData locale={language} videos={[video]} />
      <VideoPlayer locale={language} video={video} />
    </ArticlePage>
  );
}
