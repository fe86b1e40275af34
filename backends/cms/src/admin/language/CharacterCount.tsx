import { Box, Typography, VisuallyHidden } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { useText } from '../html/Dialogs';

/** Debounce for screen readers: a count at every letter is noise. */
const ANNOUNCE_DELAY_MS = 1000;
/** Share of the limit from which the count is announced. */
const ANNOUNCE_FROM = 0.8;

interface Props {
  readonly value: string;
  /** Max characters that the site's layout shows. */
  readonly limit: number;
}

export function CharacterCount({ value, limit }: Props) {
  const text = useText();
  const used = [...value.trim()].length;
  const isOver = used > limit;
  const message = isOver
    ? text('count.over', { used, limit, over: used - limit })
    : text('count.used', { used, limit });
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced(used >= limit * ANNOUNCE_FROM ? message : ''),
      ANNOUNCE_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [used, limit, message]);
  return (
    <Box paddingTop={1}>
      <Typography tag="p" variant="pi" textColor={isOver ? 'warning700' : 'neutral600'}>
        {message}
      </Typography>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </Box>
  );
}
