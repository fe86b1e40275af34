import { Picture, type PictureSource } from '../ui/Picture/Picture';
import { TypesetCover } from './TypesetCover/TypesetCover';

interface Props {
  readonly picture?: PictureSource | null | undefined;
  readonly kind: string;
  readonly title: string;
  readonly date?: string | undefined;
  readonly sizes: string;
}

/** A card's picture, or a typeset cover with its title. */
export function CardCover({ picture, kind, title, date, sizes }: Props) {
  if (!picture) return <TypesetCover kind={kind} title={title} date={date} />;
  return <Picture picture={{ ...picture, alt: '' }} seed={title} sizes={sizes} />;
}
