import { encode } from 'uqr';

interface Props {
  readonly text: string;
  readonly className?: string;
}

/** A QR code as SVG, for paper: the text beside it has the same content. */
export function QrCode({ text, className }: Props) {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} aria-hidden="true">
      <path d={darkRuns(data)} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}

/** Dark modules of each row, joined to rectangles. */
function darkRuns(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        runs.push(`M${x} ${y}h${length}v1h-${length}z`);
        x += length;
      }
      return runs;
    })
    .join('');
}
