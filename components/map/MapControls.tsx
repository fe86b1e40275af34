'use client';

import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import type { MapControl } from './engines/engine';
import styles from './MapControls.module.css';
import type { MapIcons, MapWords } from './types';

interface Props {
  readonly control: MapControl;
  /** Puts the interactive map in the chart's place; undefined once it stands there. */
  readonly onTakeUp: ((nearer: boolean) => void) | undefined;
  readonly words: MapWords;
  readonly icons: MapIcons;
}

/**
 * Zoom and "show all ports" on the interactive map. The first press takes it up; its first view is
 * nearer than the chart, so that this is what "zoom in" asks for.
 */
export function MapControls({ control, onTakeUp, words, icons }: Props) {
  function zoomIn() {
    if (onTakeUp) onTakeUp(true);
    else control.zoomIn();
  }

  function zoomOut() {
    onTakeUp?.(false);
    control.zoomOut();
  }

  function showAll() {
    onTakeUp?.(false);
    control.showAll();
  }

  return (
    <div className={styles.controls}>
      <Button variant="ghost" size="small" className={styles.all} onClick={showAll}>
        {icons.showAll}
        {words.showAll}
      </Button>
      <div className={styles.zoom}>
        <IconButton label={words.zoomIn} onClick={zoomIn}>
          {icons.zoomIn}
        </IconButton>
        <IconButton label={words.zoomOut} onClick={zoomOut}>
          {icons.zoomOut}
        </IconButton>
      </div>
    </div>
  );
}
