'use client';

import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import type { MapControl } from './engines/engine';
import styles from './MapControls.module.css';
import type { MapIcons, MapWords } from './types';

interface Props {
  readonly control: MapControl;
  readonly words: MapWords;
  readonly icons: MapIcons;
}

/** Zoom and "show all ports" on the interactive map. */
export function MapControls({ control, words, icons }: Props) {
  return (
    <div className={styles.controls}>
      <Button variant="ghost" size="small" className={styles.all} onClick={control.showAll}>
        {icons.showAll}
        {words.showAll}
      </Button>
      <div className={styles.zoom}>
        <IconButton label={words.zoomIn} onClick={control.zoomIn}>
          {icons.zoomIn}
        </IconButton>
        <IconButton label={words.zoomOut} onClick={control.zoomOut}>
          {icons.zoomOut}
        </IconButton>
      </div>
    </div>
  );
}
