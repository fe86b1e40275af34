import { state, type Stage } from '@/tools/gallery/state';
import { Composer } from './Composer';

export default {};

const ignore = () => {};

const composer = ({ locale, messages }: Stage) => (
  <Composer labels={{ locale, text: messages.chat, hours: '' }} onWrite={ignore} />
);

export const Empty = state(composer);

export const Full = state(composer, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('textbox'));
  await userEvent.paste('ا a '.repeat(300));
});
