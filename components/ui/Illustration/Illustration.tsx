import { illustrationSrc, type IllustrationName } from './illustrations';
import { ResponsiveImage } from '../ResponsiveImage/ResponsiveImage';

interface Props {
  readonly name: IllustrationName;
  readonly priority?: boolean;
  readonly className?: string;
}

/** A decorative drawing of the site, 1200 by 750 before cropping. */
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
