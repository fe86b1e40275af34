import { getTranslations } from 'next-intl/server';
import { useId } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import outline from '@/lib/map/outline.json';
import { degreeText } from '@/lib/map/position-text';
import { CHART_HEIGHT, CHART_WIDTH, toChart } from '@/lib/map/projection';
import { StaticMarkup } from '@/components/ui/StaticMarkup/StaticMarkup';
import styles from './ChartSheet.module.css';
import type { MapPort } from '../types';

const MERIDIANS = [26, 30, 34, 38, 42, 46, 50, 54, 58, 62];
const PARALLELS = [14, 18, 22, 26, 30];
/** Well outside any view of the chart. */
const FAR = 2000;

/** Half the length of a sea's name: closer to the view's edge it would be clipped. */
const NAME_HALF = 60;

/** A sea's name: its centre on the chart, and its rotation along the coast in degrees. */
interface SeaName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

interface Props {
  readonly locale: Locale;
  readonly ports: readonly MapPort[];
  /** Western edge of the view, in chart units. */
  readonly west: number;
}

/**
 * The drawn chart: coast with shoal bands, graticule, names of the seas and lines from the ports to
 * their names. Outlines from Natural Earth, in the public domain.
 */
export async function ChartSheet(props: Props) {
  const t = await getTranslations({ locale: props.locale, namespace: 'map.seas' });
  return (
    <Drawing
      {...props}
      seas={[
        { name: t('redSea'), x: 372, y: 590, turn: 60 },
        { name: t('gulf'), x: 1018, y: 303, turn: 14 },
        { name: t('arabianSea'), x: 1345, y: 832, turn: 0 },
      ]}
    />
  );
}

function Drawing({ locale, ports, west, seas }: Props & { seas: readonly SeaName[] }) {
  const land = useId();
  return (
    <StaticMarkup
      as="svg"
      className={styles.sheet}
      viewBox={`${west} 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id={land} d={outline.land} />
      </defs>
      <use href={`#${land}`} className={styles.shallow1} />
      <use href={`#${land}`} className={styles.shallow2} />
      <use href={`#${land}`} className={styles.shallow3} />
      <path className={styles.graticule} d={graticule()} />
      <use href={`#${land}`} className={styles.land} />
      <path className={styles.country} d={outline.country} />
      <g className={styles.degrees}>
        {MERIDIANS.map((longitude) => (
          <text key={longitude} x={meridian(longitude) + 6} y={CHART_HEIGHT - 12}>
            {degreeText(longitude, 'east', locale)}
          </text>
        ))}
        {PARALLELS.map((latitude) => (
          <text key={latitude} x={west + 8} y={parallel(latitude) - 6}>
            {degreeText(latitude, 'north', locale)}
          </text>
        ))}
      </g>
      <g className={styles.seas}>
        {seas
          .filter(({ x }) => x + NAME_HALF < west + CHART_WIDTH)
          .map(({ name, x, y, turn }) => (
            <text key={name} transform={`translate(${x} ${y}) rotate(${turn})`}>
              {name}
            </text>
          ))}
      </g>
      <path className={styles.leaders} d={ports.map(leader).join('')} />
    </StaticMarkup>
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
