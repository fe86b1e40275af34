import { state } from '@/tools/gallery/state';
import { CarouselControls } from './CarouselControls';
import { getCarouselLabels } from './carouselLabels';

export default {};

const ignore = () => {};

export const Moving = state(async ({ locale }) => (
  <CarouselControls
    labels={await getCarouselLabels(locale, 5)}
    current={1}
    onPausedChange={ignore}
    onPrevious={ignore}
    onNext={ignore}
    onSelect={ignore}
  />
));

export const Paused = state(async ({ locale }) => (
  <CarouselControls
    labels={await getCarouselLabels(locale, 3)}
    current={2}
    paused
    onPausedChange={ignore}
    onSelect={ignore}
  />
));

export const StepsOnly = state(async ({ locale }) => (
  <CarouselControls
    labels={await getCarouselLabels(locale, 3)}
    current={0}
    onPrevious={ignore}
    onNext={ignore}
  />
));
