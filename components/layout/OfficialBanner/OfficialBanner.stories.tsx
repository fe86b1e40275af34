import { state } from '@/tools/gallery/state';
import { OfficialBanner } from './OfficialBanner';

export default {};

export const Closed = state(({ locale }) => <OfficialBanner locale={locale} />);

export const Open = state(
  ({ locale }) => <OfficialBanner locale={locale} />,
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('region');
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
  },
);
