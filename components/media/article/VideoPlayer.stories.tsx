import { PICTURE } from '@/tools/gallery/samples';
import { state } from '@/tools/gallery/state';
import { VideoPlayer } from './VideoPlayer';

export default {};

const of = (url: string) =>
  state(({ locale, text }) => (
    <VideoPlayer
      locale={locale}
      video={{
        slug: 'quay',
        title: text('رافعات الرصيف', 'Quay cranes'),
        url,
        thumbnail: PICTURE,
      }}
    />
  ));

export const OwnFile = of('/media/clip.mp4');
export const OfAnotherHost = of('https://youtu.be/abcdefghijk');
export const Elsewhere = of('https://www.videos.example/1');
