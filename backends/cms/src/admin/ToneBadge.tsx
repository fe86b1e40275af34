import { Badge } from '@strapi/design-system';

type Tone = 'primary' | 'secondary' | 'success' | 'warning' | 'danger' | 'neutral';

/** A badge that can be read in both themes: the design system's own are too faint in the dark one. */
export function ToneBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Badge backgroundColor={`${tone}100`} borderColor={`${tone}200`} textColor="neutral800">
      {children}
    </Badge>
  );
}
