import { Box, Typography, VisuallyHidden } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { useText } from '../html/Dialogs';

/** Said when somebody stops typing: a count at every letter is noise. */
const SAID_AFTER_MS = 1000;
/** Said from this part of the room on. */
const SAID_FROM = 0.8;

/** How much of its place on the site a text takes. @param room in characters */
export function Room({ value, room }: { value: string; room: number }) {
  const text = useText();
  const used = [...value.trim()].length;
  const isOver = used > room;
  const sentence = isOver
    ? text('room.over', { used, room, over: used - room })
    : text('room.used', { used, room });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid(used >= room * SAID_FROM ? sentence : ''),
      SAID_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [used, room, sentence]);
  return (
    <Box paddingTop={1}>
      <Typography tag="p" variant="pi" textColor={isOver ? 'warning700' : 'neutral600'}>
        {sentence}
      </Typography>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Box>
  );
}
