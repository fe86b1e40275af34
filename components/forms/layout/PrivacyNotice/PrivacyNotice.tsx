import type { PrivacyText } from '@/lib/privacy/privacy-notice';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';

/** Says at the point of collection what personal data a form asks for, and links to the policy. */
export function PrivacyNotice({ text, policy, href, newTab }: PrivacyText) {
  return (
    <p className="muted small" data-privacy="">
      {text}{' '}
      {/* In a new tab: leaving a half-filled form to read the policy would lose the file in it. */}
      <a href={href} target="_blank" rel="noopener">
        {policy}
        <VisuallyHidden> {newTab}</VisuallyHidden>
      </a>
    </p>
  );
}
