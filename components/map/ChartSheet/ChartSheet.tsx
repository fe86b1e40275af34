import { getTranslations } from 'next-intl/server';
import { direction, type Locale } from '@/lib/i18n/locales';
import { parallelText } from '@/lib/map/position-text';
import { CHART_HEIGHT, CHART_WIDTH, toChart } from '@/lib/map/projection';
import styles from './ChartSheet.module.css';
import type { MapPort } from '../types';

/** A file of its own: inline, the coast would be sent with the markup and again with its payload. */
const OUTLINE = '/map/outline.svg';
const LAND = `${OUTLINE}#land`;

const MERIDIANS = [26, 30, 34, 38, 42, 46, 50, 54, 58, 62];
const PARALLELS = [14, 18, 22, 26, 30];
/** Parallels whose labels no control covers. */
const NAMED_PARALLELS = [18, 22, 26];
/** Distance of a parallel's label from the edge. */
const INSET = 8;
/** Outside any view of the chart. */
const FAR = 2000;

/** Centre of a sea's name in chart units, and its rotation in degrees. */
interface SeaName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

interface Props {
  readonly locale: Locale;
  readonly ports: readonly MapPort[];
  /** Left edge of the view in chart units. */
  readonly west: number;
  /** True if a list or panel covers part of the chart; hides the labels below it. */
  readonly listed: boolean;
}

/**
 * The static chart: coast with shoal bands, graticule, names of the seas, leader lines of the ports.
 * Outlines from Natural Earth, public domain.
 */
export async function ChartSheet(props: Props) {
  const t = await getTranslations({ locale: props.locale, namespace: 'map.seas' });
  return (
    <Drawing
      {...props}
      seas={[
        { name: t('redSea'), x: 372, y: 590, turn: 60 },
        { name: t('gulf'), x: 1018, y: 303, turn: 14 },
        ...(props.listed ? [] : [{ name: t('arabianSea'), x: 1330, y: 660, turn: 0 }]),
      ]}
    />
  );
}

function Drawing({ locale, ports, west, listed, seas }: Props & { seas: readonly SeaName[] }) {
  // The chat's launcher is on the other side.
  const margin = direction(locale) === 'rtl' ? west + CHART_WIDTH - INSET : west + INSET;
  return (
    <svg
      className={styles.sheet}
      viewBox={`${west} 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
      aria-hidden="true"
    >
      <use href={LAND} className={styles.shallow1} />
      <use href={LAND} className={styles.shallow2} />
      <use href={LAND} className={styles.shallow3} />
      <path className={styles.graticule} d={graticule()} />
      <use href={LAND} className={styles.land} />
      <use href={`${OUTLINE}#country`} className={styles.country} />
      <g className={styles.degrees} direction={direction(locale)}>
        {(listed ? [] : NAMED_PARALLELS).map((latitude) => (
          <text key={latitude} x={margin} y={parallel(latitude) - 6}>
            {parallelText(latitude, locale)}
          </text>
        ))}
      </g>
      <g className={styles.seas}>
        {seas.map(({ name, x, y, turn }) => (
          <text key={name} transform={`translate(${x} ${y}) rotate(${turn})`}>
            {name}
          </text>
        ))}
      </g>
      <path className={styles.leaders} d={ports.map(leader).join('')} />
    </svg>
  );
}

function graticule(): string {
  const down = MERIDIANS.map((longitude) => `M${meridian(longitude)} 0V${CHART_HEIGHT}`);
  const across = PARALLELS.map((latitude) => `M${-FAR} ${parallel(latitude)}H${FAR}`);
  return [...down, ...across].join('');
}

function meridian(longitude: number): number {
  return Math.round(toChart({ latitude: 0, longitude }).x);
}

function parallel(latitude: number): number {
  return Math.round(toChart({ latitude, longitude: 0 }).y);
}

function leader({ mark, label }: MapPort): string {
  return `M${Math.round(mark.x)} ${Math.round(mark.y)}L${Math.round(label.x)} ${Math.round(label.y)}`;
}
