'use client';

import { Button } from '@/components/ui/Button/Button';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import styles from './MapControls.module.css';
import type { MapIcons, MapLabels } from '../types';

interface Props {
  readonly onZoomIn: () => void;
  /** Undefined at the minimum zoom. */
  readonly onZoomOut: (() => void) | undefined;
  readonly onShowAll: (() => void) | undefined;
  readonly labels: MapLabels;
  readonly icons: MapIcons;
}

/** Zoom and "show all ports" on the interactive map. */
export function MapControls({ onZoomIn, onZoomOut, onShowAll, labels, icons }: Props) {
  return (
    <div className={styles.controls}>
      <Button
        variant="ghost"
        size="small"
        className={styles.all}
        aria-disabled={!onShowAll}
        onClick={onShowAll}
      >
        {icons.showAll}
        {labels.showAll}
      </Button>
      <div className={styles.zoom}>
        <IconButton label={labels.zoomIn} onClick={onZoomIn}>
          {icons.zoomIn}
        </IconButton>
        <IconButton label={labels.zoomOut} aria-disabled={!onZoomOut} onClick={onZoomOut}>
          {icons.zoomOut}
        </IconButton>
      </div>
    </div>
  );
}
