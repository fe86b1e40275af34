import { state, type Stage } from '@/tools/gallery/state';
import { CallbackForm } from './CallbackForm';

export default {};

const form = ({ locale, messages }: Stage) => (
  <CallbackForm
    labels={{
      locale,
      text: messages.chat,
      hours: '',
      phone: '19000',
      outcome: messages.submission,
      privacy: {
        text: messages.privacy.callback,
        policy: messages.privacy.policy,
        href: '/privacy-policy',
        newTab: messages.ui.opensInNewTab,
      },
    }}
  />
);

export const Empty = state(form);

export const Refused = state(form, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
  await canvas.findAllByText(/./, { selector: '[id$="-error"] span' });
});
