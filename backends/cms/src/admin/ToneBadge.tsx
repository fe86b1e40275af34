import { Badge } from '@strapi/design-system';

type Tone = 'primary' | 'secondary' | 'success' | 'warning' | 'danger' | 'neutral';

/** The design system's badges lack contrast in the dark theme. */
export function ToneBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Badge backgroundColor={`${tone}100`} borderColor={`${tone}200`} textColor="neutral800">
      {children}
    </Badge>
  );
}
