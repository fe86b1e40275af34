import { PICTURE } from '@/tools/gallery/samples';
import { state, type Stage } from '@/tools/gallery/state';
import { Gallery } from './Gallery';

export default {};

function gallery({ locale, messages, long }: Stage) {
  const pictures = [
    { ...PICTURE, alt: messages.ui.video, caption: long },
    { ...PICTURE, src: '/images/cover-bow.svg' },
    { ...PICTURE, src: '/images/cover-bulk.svg' },
  ];
  return <Gallery locale={locale} label={messages.media.sections} pictures={pictures} />;
}

export const Pictures = state(gallery);

export const Enlarged = state(gallery, async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('link');
  if (first) await userEvent.click(first);
});
