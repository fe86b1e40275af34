'use client';

import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import styles from './MapControls.module.css';
import type { MapIcons, MapWords } from './types';

interface Props {
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onShowAll: () => void;
  readonly words: MapWords;
  readonly icons: MapIcons;
}

/** Zoom and "show all ports" on the interactive map. */
export function MapControls({ onZoomIn, onZoomOut, onShowAll, words, icons }: Props) {
  return (
    <div className={styles.controls}>
      <Button variant="ghost" size="small" className={styles.all} onClick={onShowAll}>
        {icons.showAll}
        {words.showAll}
      </Button>
      <div className={styles.zoom}>
        <IconButton label={words.zoomIn} onClick={onZoomIn}>
          {icons.zoomIn}
        </IconButton>
        <IconButton label={words.zoomOut} onClick={onZoomOut}>
          {icons.zoomOut}
        </IconButton>
      </div>
    </div>
  );
}
