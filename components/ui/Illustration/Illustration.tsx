import { illustrationSrc, type IllustrationName } from './illustrations';
import { ResponsiveImage } from '../ResponsiveImage/ResponsiveImage';

interface Props {
  readonly name: IllustrationName;
  readonly priority?: boolean;
  readonly className?: string;
}

/** One of the site's drawings, decorative, 1200 by 750 before any cropping. */
export function Illustration({ name, priority, className }: Props) {
  return (
    <ResponsiveImage
      src={illustrationSrc(name)}
      width={1200}
      height={750}
      alt=""
      priority={priority}
      className={className}
    />
  );
}
