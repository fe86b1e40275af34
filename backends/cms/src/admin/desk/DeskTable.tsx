import { Table, Tbody, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useTexts, type TextKey } from './useDesk';

interface DeskTableProps {
  /** Headings of the columns. */
  readonly columns: readonly TextKey[];
  readonly rowCount: number;
  readonly children: ReactNode;
}

/** A table with its headings; the children are its rows. */
export function DeskTable({ columns, rowCount, children }: DeskTableProps) {
  const { text } = useTexts();
  return (
    <Table colCount={columns.length} rowCount={rowCount + 1}>
      <Thead>
        <Tr>
          {columns.map((key) => (
            <Th key={key}>
              <Typography variant="sigma" textColor="neutral600">
                {text(key)}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>{children}</Tbody>
    </Table>
  );
}
