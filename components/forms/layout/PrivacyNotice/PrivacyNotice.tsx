import type { PrivacyText } from '@/lib/privacy/privacy-notice';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';

/** Purpose of the personal data a form collects, with a link to the policy. */
export function PrivacyNotice({ text, policy, href, newTab }: PrivacyText) {
  return (
    <p className="muted small" data-privacy="">
      {text} {/* In a new tab: leaving a half-filled form would lose its file. */}
      <a href={href} target="_blank" rel="noopener">
        {policy}
        <VisuallyHidden> {newTab}</VisuallyHidden>
      </a>
    </p>
  );
}
