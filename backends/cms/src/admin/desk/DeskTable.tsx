import type { ReactNode } from 'react';
import { PlainTable } from '../PlainTable';
import { useTexts, type TextKey } from './useDesk';

interface DeskTableProps {
  /** Headings of the columns. */
  readonly columns: readonly TextKey[];
  readonly rowCount: number;
  readonly children: ReactNode;
}

/** PlainTable with translated column headings. */
export function DeskTable({ columns, ...rest }: DeskTableProps) {
  const { text } = useTexts();
  return <PlainTable columns={columns.map((key) => text(key))} {...rest} />;
}
